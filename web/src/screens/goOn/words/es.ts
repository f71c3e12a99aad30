import { plural } from "../../../words/localized";
import type { Words } from "./en";

const es: Words = {
  title: "Tus mesas",
  goOn: "Seguir",
  round: (game, round) => `${game}, ronda ${round}`,
  bots: (bots) => `${bots} ${plural("es", bots, { one: "bot", other: "bots" })}`,
  company: (names) => `con ${names}`,
  all: (count) => `Las ${count} mesas`,
  standing: {
    awaitsYou: "Cuando quieras",
    botPlays: "Un bot juega por ti",
    paused: "En pausa",
    racing: "La ronda está en marcha",
    gathering: "Aún no ha empezado",
    waiting: "Esperas un sitio",
    over: "La partida ha terminado",
    asleep: "Tal como la dejaste",
  },
  othersAwaitYou: "Solo faltas tú",
  awaitsOthers: (names) => `Esperando a ${names}`,
};

export default es;
