import type { CountWords } from "../words";

const es: CountWords = {
  shouts: { start: "¡Ya!", stop: "¡Diez!" },
  row: "La fila",
  lay: (number) => `Pon el ${number}`,
  options: { rounds: { name: "Rondas", about: "Cuántas rondas tiene una partida." } },
  refusals: { "CNT-1": "La fila aún no ha llegado ahí.", "CNT-2": "Ese ya lo tienes." },
  parts: { numbers: "números" },
};

export default es;
