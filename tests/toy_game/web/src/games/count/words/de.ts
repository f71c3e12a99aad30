import type { CountWords } from "../words";

export default {
  shouts: { start: "Los!", stop: "Zehn!" },
  row: "Die Reihe",
  lay: (number) => `Leg die ${number}`,
  options: { rounds: { name: "Runden", about: "Wie viele Runden ein Spiel hat." } },
  refusals: { "CNT-1": "Die Reihe will eine andere Zahl." },
  parts: { numbers: "Zahlen" },
} satisfies CountWords;
