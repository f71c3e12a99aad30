import { plural } from "../../../words/localized";
import type { Words } from "./en";

const it: Words = {
  told: {
    lost: (thing, seconds, by) => `${thing} andava bene per ${seconds} s, poi è arrivato ${by}.`,
    race: (thing, by, ms) => `${thing}: ${by} ha anticipato di ${ms} ms.`,
    left: (thing, seconds) => `${thing} andava bene per ${seconds} s, poi la manche è finita.`,
    passed: (thing, seconds) => `${thing} andava bene per ${seconds} s, poi è finito sotto altro.`,
    gone: (thing, seconds) => `${thing} andava bene per ${seconds} s, poi il posto non c’era più.`,
    nothing: "Niente d’importante è sfuggito.",
  },
  see: "Guarda",
  points: {
    name: "Carte",
    value: (count) => plural("it", count, { one: `${count} punto`, other: `${count} punti` }),
    par: (mean, error) => `un bot adulto ne fa ${mean} ± ${error} con queste carte`,
    none: "in questa manche",
  },
  chances: {
    name: "Occasioni",
    value: (taken, of) => `${taken} su ${of}`,
    about: "colte tra quelle che c’erano",
  },
  reaction: {
    name: "Reazione",
    value: (seconds) => `${seconds} s`,
    about: "quella di mezzo, senza la rete",
    lately: "le tue ultime 20 manche, questa in giallo",
    none: "niente da misurare",
  },
  races: {
    name: "Duelli",
    value: (won, of) => `${won} su ${of}`,
    about: "vinti, dove in due volevano lo stesso posto",
  },
  timeline: "La manche, posto per posto",
  fates: { taken: "colta", lost: "qualcuno è arrivato prima", missed: "rimasta lì" },
};

export default it;
