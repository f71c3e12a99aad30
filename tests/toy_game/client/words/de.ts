import type { CountWords } from "../words";

const de: CountWords = {
  shouts: { start: "Los!", stop: "Zehn!" },
  row: "Die Reihe",
  lay: (number) => `Leg die ${number}`,
  options: { rounds: { name: "Runden", about: "Wie viele Runden ein Spiel hat." } },
  refusals: { "CNT-1": "Die Reihe ist noch nicht so weit.", "CNT-2": "Die hast du schon." },
  parts: { numbers: "Zahlen" },
};

export default de;
