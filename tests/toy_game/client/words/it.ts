import type { CountWords } from "../words";

const it: CountWords = {
  shouts: { start: "Via!", stop: "Dieci!" },
  row: "La fila",
  lay: (number) => `Posa il ${number}`,
  options: { rounds: { name: "Round", about: "Quanti round ha una partita." } },
  refusals: { "CNT-1": "La fila non è ancora lì.", "CNT-2": "Quello ce l’hai già." },
  parts: { numbers: "numeri" },
};

export default it;
