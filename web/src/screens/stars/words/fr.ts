import type { Words } from "./en";

const fr: Words = {
  star: (round) => `Étoile pour la manche ${round} : la garder`,
  given: (round) => `La manche ${round} a ton étoile. Elle reste tant que tu viens ici.`,
  taken: (round) => `La manche ${round} n’a plus d’étoile.`,
  tooMany: "Dix manches ont déjà ton étoile. Reprends-en d’abord une, sur la page de tes parties.",
};

export default fr;
