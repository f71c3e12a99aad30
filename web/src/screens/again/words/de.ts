import type { Words } from "./en";

const de: Words = {
  play: "Diese Runde selbst spielen",
  about: (name) =>
    `Noch einmal genau so gegeben, auf dem Platz von ${name}: eine Runde gegen Bots. Sie zählt nirgends, und du darfst sie spielen, so oft du magst.`,
  made: (name, points) => `${name} hat ${points} daraus gemacht.`,
  deal: "Noch einmal geben",
  otherRules: "Die Regeln sind inzwischen andere: Diese Runde lässt sich nicht mehr so geben.",
  mark: "Diese Runde wurde so schon einmal gespielt. Sie zählt nirgends.",
  alone: "Hier spielt jemand eine Runde nach, allein mit Bots. Zuschauen kannst du.",
  once: "Noch einmal",
  film: "Zurück zum Film",
  title: "Dieselbe Runde",
  youNow: "Du, jetzt",
  now: (name) => `${name}, jetzt`,
  before: (name) => `${name}, damals`,
  beforeSomebody: "Damals",
  par: "Erwachsene Bots",
  more: (points) => `${points} mehr als damals`,
  fewer: (points) => `${points} weniger als damals`,
  same: "Genau so viele wie damals",
};

export default de;
