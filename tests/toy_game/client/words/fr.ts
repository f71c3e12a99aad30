import type { CountWords } from "../words";

const fr: CountWords = {
  shouts: { start: "Partez !", stop: "Dix !" },
  row: "La rangée",
  lay: (number) => `Pose le ${number}`,
  options: { rounds: { name: "Manches", about: "Combien de manches compte une partie." } },
  refusals: { "CNT-1": "La rangée n’en est pas encore là.", "CNT-2": "Tu as déjà celui-là." },
  parts: { numbers: "nombres" },
};

export default fr;
