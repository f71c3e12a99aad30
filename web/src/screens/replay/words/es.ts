import type { Words } from "./en";

const es: Words = {
  title: (game, round) => `${game}: la ronda ${round}, otra vez`,
  close: "Cerrar",
  play: "Reproducir",
  pause: "Parar",
  back: "Una jugada atrás",
  on: "Una jugada adelante",
  nextRace: "Siguiente duelo",
  nextMissed: "Siguiente ocasión perdida",
  speed: "Velocidad",
  speedIs: (speed) => `Velocidad: ${speed}`,
  xray: "Descubrir lo que estaba tapado",
  asSeen: (name) => `Como lo vio ${name}`,
  table: "Toda la mesa",
  seat: (name) => `Desde el sitio de ${name}`,
  views: "Desde dónde",
  time: "Tiempo de la ronda",
  at: (seconds) => `${seconds} segundos`,
  tooLate: (name, by) => `${name} llegó tarde: ${by} se adelantó.`,
  stop: (name) => `${name} termina la ronda.`,
  review: "Cómo fue",
  reviewOf: (name) => `Cómo fue para ${name}`,
  share: "Compartir este momento",
  dealtAgain: "Esta ronda se repartió dos veces: la primera no cuenta.",
  gone: {
    title: "No es tuya, o ya no está",
    about: "Quien jugaba o miraba puede volver a ver una ronda durante 90 días.",
  },
  newer: {
    title: "Solo el resultado",
    about: "La guardó una versión más nueva. Esta página aún no sabe mostrarla, pero sí cómo acabó.",
  },
};

export default es;
