import type { CountWords } from "../words";

export default {
  shouts: { start: "¡Ya!", stop: "¡Diez!" },
  row: "La fila",
  lay: (number) => `Pon el ${number}`,
  options: { rounds: { name: "Rondas", about: "Cuántas rondas tiene una partida." } },
  refusals: { "CNT-1": "La fila pide otro número." },
  parts: { numbers: "números" },
} satisfies CountWords;
