import type { Words } from "./en";

const es: Words = {
  steps: {
    goal: {
      tell: "Soy Paciencia, y tengo tiempo. Estos son tus dados: quien pone antes todos los suyos acaba la ronda.",
    },
    one: {
      tell: "Cada color tiene su fila, y cada fila empieza con un 1.",
      act: "Toca tu 1 rojo.",
    },
    next: {
      tell: "Luego se sube, número a número, hasta el 6.",
      act: "Pon el 2 rojo.",
    },
    anybody: {
      tell: "Las filas son de todos: yo he empezado la azul, y tú puedes seguir.",
      act: "Pon el 2 azul.",
    },
    roll: {
      tell: "Ahora no encaja nada. Tira cuanto quieras: siempre todos los dados que quedan, nunca solo algunos.",
      act: "Toca el cubilete.",
    },
    race: {
      tell: "¡Encajan dos! Pero yo también tengo un 1 verde…",
      act: "¡Rápido: pon el 1 verde!",
    },
    lost: {
      tell: "Te he ganado por un pelo: el sitio está ocupado y te quedas el dado. El otro aún encaja.",
      act: "Pon el 1 amarillo.",
    },
    again: {
      tell: "La fila verde ya pide un 2, y el tuyo marca un 1.",
      act: "Tíralo otra vez.",
    },
    stop: {
      tell: "Un 2: justo el que hacía falta, y es tu último dado.",
      act: "Pon el 2 verde.",
    },
    count: {
      tell: "¡Stop! Ganas un punto por cada dado que me queda, y yo pierdo otro por cada uno.",
    },
  },
  bill: {
    left: "Quedan tres dados",
  },
};

export default es;
