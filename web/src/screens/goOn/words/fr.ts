import { plural } from "../../../words/localized";
import type { Words } from "./en";

const fr: Words = {
  title: "Tes tables",
  goOn: "Reprendre",
  round: (game, round) => `${game}, manche ${round}`,
  bots: (bots) => `${bots} ${plural("fr", bots, { one: "bot", other: "bots" })}`,
  company: (names) => `avec ${names}`,
  all: (count) => `Les ${count} tables`,
  standing: {
    awaitsYou: "Quand tu veux",
    botPlays: "Un bot joue pour toi",
    paused: "En pause",
    racing: "La manche est en cours",
    gathering: "Pas encore commencé",
    waiting: "Tu attends une place",
    over: "La partie est finie",
    asleep: "Comme tu l’as laissée",
  },
  othersAwaitYou: "On n’attend plus que toi",
  awaitsOthers: (names) => `On attend ${names}`,
};

export default fr;
