import type { CountWords } from "../words";

export default {
  shouts: { start: "Go!", stop: "Ten!" },
  row: "The row",
  lay: (number) => `Lay the ${number}`,
  options: { rounds: { name: "Rounds", about: "How many rounds a match has." } },
  refusals: { "CNT-1": "The row wants another number." },
  parts: { numbers: "numbers" },
} satisfies CountWords;
