import { plural } from "../../../words/localized";
import type { Words } from "./en";

const de: Words = {
  told: {
    lost: (thing, seconds, by) => `${thing} passte ${seconds} s lang, dann war ${by} da.`,
    race: (thing, by, ms) => `${thing}: ${by} war ${ms} ms schneller.`,
    left: (thing, seconds) => `${thing} passte ${seconds} s lang, dann war die Runde aus.`,
    passed: (thing, seconds) => `${thing} passte ${seconds} s lang, dann lag etwas darüber.`,
    gone: (thing, seconds) => `${thing} passte ${seconds} s lang, dann war der Platz weg.`,
    nothing: "Nichts verpasst, was der Rede wert wäre.",
  },
  see: "Ansehen",
  points: {
    name: "Karten",
    value: (count) => plural("de", count, { one: `${count} Punkt`, other: `${count} Punkte` }),
    par: (mean, error) => `ein erwachsener Bot macht ${mean} ± ${error} daraus`,
    none: "in dieser Runde",
  },
  chances: {
    name: "Chancen",
    value: (taken, of) => `${taken} von ${of}`,
    about: "genutzt von dem, was passte",
  },
  reaction: {
    name: "Reaktion",
    value: (seconds) => `${seconds} s`,
    about: "die mittlere, ohne die Leitung",
    lately: "deine letzten 20 Runden, diese in Gelb",
    none: "nichts zu messen",
  },
  races: {
    name: "Wettrennen",
    value: (won, of) => `${won} von ${of}`,
    about: "gewonnen, wo zwei denselben Platz wollten",
  },
  timeline: "Die Runde, Platz für Platz",
  fates: { taken: "genutzt", lost: "jemand war schneller", missed: "liegen geblieben" },
};

export default de;
