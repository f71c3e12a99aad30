import type { CountWords } from "../words";

const en: CountWords = {
  shouts: { start: "Go!", stop: "Ten!" },
  row: "The row",
  lay: (number) => `Lay the ${number}`,
  options: { rounds: { name: "Rounds", about: "How many rounds a match has." } },
  refusals: { "CNT-1": "The row isn’t that far yet.", "CNT-2": "You have that one already." },
  parts: { numbers: "numbers" },
};

export default en;
