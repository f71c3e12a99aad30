import { plural } from "../../../words/localized";
import type { Words } from "./en";

const nl: Words = {
  title: "Jouw tafels",
  goOn: "Verder",
  round: (game, round) => `${game}, ronde ${round}`,
  bots: (bots) => `${bots} ${plural("nl", bots, { one: "bot", other: "bots" })}`,
  company: (names) => `met ${names}`,
  all: (count) => `Alle ${count} tafels`,
  standing: {
    awaitsYou: "Verder wanneer jij wilt",
    botPlays: "Een bot speelt voor je",
    paused: "Pauze",
    racing: "De ronde is bezig",
    gathering: "Nog niet begonnen",
    waiting: "Je wacht op een plek",
    over: "Het potje is afgelopen",
    asleep: "Zoals je hem achterliet",
  },
  othersAwaitYou: "Iedereen wacht op jou",
  awaitsOthers: (names) => `Wachten op ${names}`,
};

export default nl;
