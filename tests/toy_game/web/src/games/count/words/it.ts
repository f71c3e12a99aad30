import type { CountWords } from "../words";

export default {
  shouts: { start: "Via!", stop: "Dieci!" },
  row: "La fila",
  lay: (number) => `Posa il ${number}`,
  options: { rounds: { name: "Round", about: "Quanti round ha una partita." } },
  refusals: { "CNT-1": "La fila vuole un altro numero." },
  parts: { numbers: "numeri" },
} satisfies CountWords;
