import type { Words } from "./en";

const it: Words = {
  star: (round) => `Stella per la manche ${round}: da tenere`,
  given: (round) => `La manche ${round} ha la tua stella. Resta finché torni qui.`,
  taken: (round) => `La manche ${round} non ha più la stella.`,
  tooMany: "Dieci manche hanno già la tua stella. Prima togline una, nella pagina delle tue partite.",
};

export default it;
