import type { Words } from "./en";

const nl: Words = {
  star: (round) => `Ster voor ronde ${round}: bewaren`,
  given: (round) => `Ronde ${round} heeft je ster. Ze blijft zolang je hier komt.`,
  taken: (round) => `Ronde ${round} heeft geen ster meer.`,
  tooMany: "Tien rondes hebben je ster al. Haal er eerst één weg, op de pagina met je potjes.",
};

export default nl;
