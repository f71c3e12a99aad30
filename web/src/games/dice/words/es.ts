import { plural } from "../../../words/localized";
import type { DiceWords } from "./en";

const dice = (count: number): string => `${count} ${plural("es", count, { one: "dado", other: "dados" })}`;

/** The row is feminine in Spanish: "fila roja". */
const feminine = (colour: string): string => colour.replace(/o$/, "a");

const es: DiceWords = {
  shouts: { start: "¡A tirar!", stop: "¡Stop!" },

  parts: { left: "quedan", others: "otros" },
  refusals: {
    "DIC-4": "No tienes ese dado.",
    "DIC-6": "Su fila aún no ha llegado ahí.",
    "DIC-7": "Tarde: ese sitio está ocupado.",
  },
  options: {
    pace: {
      name: "Rapidez de la mano",
      about: "Una mano de carne y hueso toma un dado cada vez, y tarda un momento en agitar el cubilete.",
      values: { human: "Como una mano humana", free: "Tan rápido como tus dedos" },
    },
    rounds_per_player: {
      name: "Rondas por jugador",
      about: "Con tres por cabeza, dos jugadores juegan seis rondas, y cuatro, doce.",
    },
    dice: {
      name: "Dados por jugador",
      about: "Todos sacan los mismos. Da uno o dos más a los mayores, y los niños tendrán su oportunidad.",
    },
  },

  race: {
    board: "El tablero",
    ownDice: "Tus dados",
    others: "Los demás",
    die: (colour, face) => `${face} ${colour}`,
    row: (colour, wanted) => `Fila ${feminine(colour)}, pide un ${wanted}`,
    rowFull: (colour) => `Fila ${feminine(colour)}, llena`,
    roll: "Tirar",
    rollAll: (count) => `Tirar todos: ${dice(count)}`,
    rolling: "Los dados ruedan",
    leftShort: "quedan",
    seat: (name, count) => `${name}, ${dice(count)} por poner`,
    bot: "bot",
  },

  first: {
    rows: "Cuatro filas, del 1 al 6: por orden de llegada",
    dice: "Coloca lo que encaje: deshazte de todos tus dados",
    roll: "¿Nada encaja? Tíralos todos otra vez",
  },
  spoken: {
    placed: (die) => `${die} colocado`,
    rolled: (rolled) => `Ha salido: ${rolled.join(", ")}`,
    wants: (rows) => `Se busca: ${rows.join(", ")}`,
    noneFits: (colour) => `Ningún dado ${colour} encaja`,
    notYet: (colour, face, wanted) => `El ${face} ${colour} no encaja: la fila pide un ${wanted}`,
    rowFull: (colour) => `La fila ${feminine(colour)} está llena`,
    onlyFew: (name, count) =>
      `A ${name} solo le ${plural("es", count, { one: "queda", other: "quedan" })} ${dice(count)}`,
  },

  keys: {
    colour: (colour) => `Poner el dado ${colour} que encaja`,
    roll: "Tirar todos tus dados",
    wants: (key) => `Pulsa ${key} para oír qué piden las filas.`,
  },
};

export default es;
