import { plural } from "../../../words/localized";
import type { Words } from "./en";

const rounds = (count: number): string =>
  `${count} ${plural("de", count, { one: "Runde", other: "Runden" })}`;
const within = (value: string, error: string): string => (error ? `${value} ± ${error}` : value);

const de: Words = {
  title: (game) => `So spiele ich ${game}`,
  names: {
    reaction: "Reaktion",
    chances: "Genutzte Chancen",
    races: "Gewonnene Wettrennen",
    points: "Punkte über Par",
  },
  what: {
    reaction: "Von da, wo etwas passt, bis es liegt: die Mitte jeder Runde, ohne die Leitung.",
    chances: "Von allem, was du hättest legen können.",
    races: "Von denen, wo zwei denselben Platz wollten.",
    points: "Mehr, als ein erwachsener Bot aus denselben Karten macht, wo du danach gefragt hast.",
  },
  values: {
    reaction: (value, error) => `${within(value, error)} s`,
    chances: (value, error) => `${within(value, error)} %`,
    races: (value, error) => `${within(value, error)} %`,
    points: within,
  },
  like: {
    reaction: (who) => `du siehst wie ${who}`,
    chances: (who) => `du wählst wie ${who}`,
    races: (who) => `du rennst wie ${who}`,
    points: (who) => `du punktest wie ${who}`,
  },
  levels: {
    child: "ein Kind",
    beginner: "ein Neuling",
    adult: "ein Erwachsener",
    regular: "ein Stammgast",
    champion: "ein Meister",
  },
  or: (who) => new Intl.ListFormat("de", { type: "disjunction" }).format(who),
  short: {
    child: "Kind",
    beginner: "Neuling",
    adult: "Erwachsener",
    regular: "Stammgast",
    champion: "Meister",
  },
  few: "Noch zu wenige Runden für einen Vergleich.",
  unclear: "Zu nah an mehreren Stufen, um eine zu nennen.",
  none: {
    reaction: "Noch nichts zu messen.",
    chances: "Noch nichts zu messen.",
    races: "Noch wollte niemand denselben Platz wie du.",
    points: "Noch von keiner Runde bekannt.",
  },
  findPar: "Für meine letzten zehn Runden herausfinden",
  finding: (left) => `Bots spielen deine Karten: noch ${rounds(left)} …`,
  rounds,
  ofTheLast: (count) =>
    plural("de", count, { one: "Nach deiner letzten Runde.", other: `Nach deinen letzten ${count} Runden.` }),
  about:
    "Die Stufen sind die der Bots, unter erwachsenen Bots an einem Vierertisch. Nach ± steht ein Standardfehler: Mehr Runden machen ihn kleiner.",
  loading: "Sehe noch mehr deiner Runden an …",
  byWeek: (name) => `${name}, Woche für Woche`,
  weekOf: (day) => `Woche ab ${day}`,
  kept: "Diese Zahlen siehst nur du, und sie bleiben, solange deine Partien hier stehen. Sie kommen aus den Filmen: Die einer Runde gibt es, wenn du hier warst, solange ihr Film noch da war.",
  nothing:
    "Spiel eine Runde, und hier siehst du, wie schnell du warst und was du aus deinen Chancen gemacht hast.",
  play: "Eine spielen",
};

export default de;
