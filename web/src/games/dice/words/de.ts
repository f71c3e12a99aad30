import { plural } from "../../../words/localized";
import type { DiceWords } from "./en";

const dice = (count: number): string => `${count} Würfel`;

/** "rot" gives "rote 5", "orange" stays as it is. */
const inflected = (colour: string): string => (colour.endsWith("e") ? colour : `${colour}e`);

const de: DiceWords = {
  shouts: { start: "Würfeln!", stop: "Ligretto Stopp!" },

  parts: { left: "übrig", others: "andere" },
  refusals: {
    "DIC-4": "So ein Würfel liegt nicht vor dir.",
    "DIC-6": "So weit ist die Reihe noch nicht.",
    "DIC-7": "Zu spät: Der Platz ist besetzt.",
  },
  options: {
    pace: {
      name: "Wie schnell eine Hand sein darf",
      about: "Eine echte Hand nimmt einen Würfel nach dem anderen und braucht einen Moment zum Schütteln.",
      values: { human: "Wie eine Menschenhand", free: "So schnell du tippen kannst" },
    },
    rounds_per_player: {
      name: "Runden pro Spieler",
      about: "Bei drei pro Kopf spielt ihr zu zweit sechs Runden und zu viert zwölf.",
    },
    dice: {
      name: "Würfel pro Spieler",
      about: "Alle ziehen gleich viele. Gib Erwachsenen ein oder zwei mehr, dann wird es für Kinder fair.",
    },
  },

  race: {
    board: "Der Spielplan",
    ownDice: "Deine Würfel",
    others: "Die anderen",
    die: (colour, face) => `${inflected(colour)} ${face}`,
    row: (colour, wanted) => `${inflected(colour)} Reihe, braucht eine ${wanted}`,
    rowFull: (colour) => `${inflected(colour)} Reihe, voll`,
    roll: "Würfeln",
    rollAll: (count) => plural("de", count, { one: "Den letzten würfeln", other: `Alle ${count} würfeln` }),
    rolling: "Die Würfel klappern",
    leftShort: "übrig",
    seat: (name, count) => `${name}, noch ${dice(count)}`,
    bot: "Bot",
  },

  first: {
    rows: "Vier Reihen, 1 bis 6: Wer zuerst kommt, legt zuerst",
    dice: "Leg, was passt: Alle deine Würfel müssen weg",
    roll: "Passt nichts? Alle neu würfeln",
  },
  spoken: {
    placed: (die) => `${die} liegt`,
    rolled: (dice) => `Gewürfelt: ${dice.join(", ")}`,
    wants: (rows) => `Gesucht: ${rows.join(", ")}`,
    noneFits: (colour) => `Kein Würfel passt in die ${inflected(colour)} Reihe`,
    notYet: (colour, face, wanted) =>
      `${inflected(colour)} ${face} passt nicht: Die Reihe braucht eine ${wanted}`,
    rowFull: (colour) => `Die ${inflected(colour)} Reihe ist voll`,
    onlyFew: (name, count) => `${name} hat nur noch ${dice(count)}`,
  },

  keys: {
    colour: (colour) => `Passenden Würfel in die ${inflected(colour)} Reihe legen`,
    roll: "Alle deine Würfel werfen",
    wants: (key) => `Drück ${key}, um zu hören, was die Reihen brauchen.`,
  },
};

export default de;
