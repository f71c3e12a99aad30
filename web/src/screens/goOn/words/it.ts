import type { Words } from "./en";

const it: Words = {
  title: "I tuoi tavoli",
  goOn: "Riprendi",
  round: (game, round) => `${game}, manche ${round}`,
  bots: (bots) => `${bots} bot`,
  company: (names) => `con ${names}`,
  all: (count) => `Tutti i ${count} tavoli`,
  standing: {
    awaitsYou: "Quando vuoi tu",
    botPlays: "Un bot gioca per te",
    paused: "In pausa",
    racing: "La manche è in corso",
    gathering: "Non ancora cominciata",
    waiting: "Aspetti un posto",
    over: "La partita è finita",
    asleep: "Come l’hai lasciato",
  },
  othersAwaitYou: "Manchi solo tu",
  awaitsOthers: (names) => `Si aspetta ${names}`,
};

export default it;
