import type { Words } from "./en";

const it: Words = {
  play: "Gioca tu questa manche",
  about: (name) =>
    `La stessa manche, al posto di ${name}, contro i bot. Non conta, e puoi giocarla tutte le volte che vuoi.`,
  made: (name, points) => `${name} ne ha ricavato ${points}.`,
  deal: "Distribuisci di nuovo",
  otherRules: "Da allora le regole sono cambiate: questa manche non si può più rigiocare.",
  mark: "Questa manche è già stata giocata così. Non conta.",
  alone: "Qui qualcuno rigioca una manche contro i bot. Puoi guardare.",
  once: "Ancora una volta",
  film: "Torna al film",
  title: "La stessa manche",
  youNow: "Tu, adesso",
  now: (name) => `${name}, adesso`,
  before: (name) => `${name}, allora`,
  beforeSomebody: "Allora",
  par: "Bot adulti",
  more: (points) => `${points} più di allora`,
  fewer: (points) => `${points} meno di allora`,
  same: "Esattamente come allora",
};

export default it;
