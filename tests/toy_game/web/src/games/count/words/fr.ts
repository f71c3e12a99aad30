import type { CountWords } from "../words";

export default {
  shouts: { start: "Partez !", stop: "Dix !" },
  row: "La rangée",
  lay: (number) => `Pose le ${number}`,
  options: { rounds: { name: "Manches", about: "Combien de manches compte une partie." } },
  refusals: { "CNT-1": "La rangée attend un autre nombre." },
  parts: { numbers: "nombres" },
} satisfies CountWords;
