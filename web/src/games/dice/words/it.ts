import { plural } from "../../../words/localized";
import type { DiceWords } from "./en";

const dice = (count: number): string => `${count} ${plural("it", count, { one: "dado", other: "dadi" })}`;

/** The row is feminine in Italian: "fila rossa". */
const feminine = (colour: string): string => colour.replace(/o$/, "a");

const it: DiceWords = {
  shouts: { start: "Via ai dadi!", stop: "Stop!" },

  parts: { left: "rimasti", others: "altri" },
  refusals: {
    "DIC-4": "Quel dado non ce l’hai.",
    "DIC-6": "La sua fila non è ancora arrivata lì.",
    "DIC-7": "Troppo tardi: quel posto è preso.",
  },
  options: {
    pace: {
      name: "Velocità della mano",
      about:
        "Una mano in carne e ossa prende un dado alla volta, e ha bisogno di un attimo per il bussolotto.",
      values: { human: "Come una mano umana", free: "Veloce quanto le tue dita" },
    },
    rounds_per_player: {
      name: "Manche per giocatore",
      about: "Con tre a testa, in due si giocano sei manche, in quattro dodici.",
    },
    dice: {
      name: "Dadi per giocatore",
      about: "Tutti ne pescano lo stesso numero. Uno o due in più ai grandi, e i bambini se la giocano.",
    },
  },

  race: {
    board: "Il tabellone",
    ownDice: "I tuoi dadi",
    others: "Gli altri",
    die: (colour, face) => `${face} ${colour}`,
    row: (colour, wanted) => `Fila ${feminine(colour)}, serve un ${wanted}`,
    rowFull: (colour) => `Fila ${feminine(colour)}, piena`,
    roll: "Lancia",
    rollAll: (count) => `Lancia tutto: ${dice(count)}`,
    rolling: "I dadi rotolano",
    leftShort: "rimasti",
    seat: (name, count) => `${name}, ancora ${dice(count)}`,
    bot: "bot",
  },

  first: {
    rows: "Quattro file, da 1 a 6: chi prima arriva, prima mette",
    dice: "Metti i dadi giusti: liberati di tutti",
    roll: "Nessun dado giusto? Lanciali tutti di nuovo",
  },
  spoken: {
    placed: (die) => `${die} giocato`,
    rolled: (rolled) => `Usciti: ${rolled.join(", ")}`,
    wants: (rows) => `Servono: ${rows.join(", ")}`,
    noneFits: (colour) => `Nessun dado ${colour} va bene`,
    notYet: (colour, face, wanted) => `Il ${face} ${colour} non va: serve un ${wanted}`,
    rowFull: (colour) => `La fila ${feminine(colour)} è piena`,
    onlyFew: (name, count) => `${name} ha solo ${dice(count)}`,
  },

  keys: {
    colour: (colour) => `Metti il dado ${colour} che va bene`,
    roll: "Lancia tutti i tuoi dadi",
    wants: (key) => `Premi ${key} per sentire che cosa serve.`,
  },
};

export default it;
