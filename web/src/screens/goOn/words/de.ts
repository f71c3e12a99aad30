import { plural } from "../../../words/localized";
import type { Words } from "./en";

const de: Words = {
  title: "Deine Tische",
  goOn: "Weiter",
  round: (game, round) => `${game}, Runde ${round}`,
  bots: (bots) => `${bots} ${plural("de", bots, { one: "Bot", other: "Bots" })}`,
  company: (names) => `mit ${names}`,
  all: (count) => `Alle ${count} Tische`,
  standing: {
    awaitsYou: "Es geht weiter, wenn du magst",
    botPlays: "Ein Bot spielt für dich",
    paused: "Pause",
    racing: "Die Runde läuft",
    gathering: "Noch nicht angefangen",
    waiting: "Du wartest auf einen Platz",
    over: "Die Partie ist vorbei",
    asleep: "So, wie du ihn verlassen hast",
  },
  othersAwaitYou: "Alle warten auf dich",
  awaitsOthers: (names) => `Wir warten auf ${names}`,
};

export default de;
