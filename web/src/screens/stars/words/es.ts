import type { Words } from "./en";

const es: Words = {
  star: (round) => `Estrella para la ronda ${round}: guardarla`,
  given: (round) => `La ronda ${round} tiene tu estrella. Se queda mientras vengas por aquí.`,
  taken: (round) => `La ronda ${round} ya no tiene estrella.`,
  tooMany: "Diez rondas ya tienen tu estrella. Quita antes una, en la página de tus partidas.",
};

export default es;
