import { plural } from "../../../words/localized";
import type { Words } from "./en";

const nl: Words = {
  told: {
    lost: (thing, seconds, by) => `${thing} paste ${seconds} s lang, toen was ${by} er.`,
    race: (thing, by, ms) => `${thing}: ${by} was ${ms} ms sneller.`,
    left: (thing, seconds) => `${thing} paste ${seconds} s lang, toen was de ronde uit.`,
    passed: (thing, seconds) => `${thing} paste ${seconds} s lang, toen lag er iets op.`,
    gone: (thing, seconds) => `${thing} paste ${seconds} s lang, toen was de plek weg.`,
    nothing: "Niets gemist dat de moeite waard was.",
  },
  see: "Bekijk",
  points: {
    name: "Kaarten",
    value: (count) => plural("nl", count, { one: `${count} punt`, other: `${count} punten` }),
    par: (mean, error) => `een volwassen bot maakt er ${mean} ± ${error} van`,
    none: "in deze ronde",
  },
  chances: {
    name: "Kansen",
    value: (taken, of) => `${taken} van ${of}`,
    about: "benut van wat paste",
  },
  reaction: {
    name: "Reactie",
    value: (seconds) => `${seconds} s`,
    about: "de middelste, zonder de lijn",
    lately: "je laatste 20 rondes, deze in het geel",
    none: "niets te meten",
  },
  races: {
    name: "Wedlopen",
    value: (won, of) => `${won} van ${of}`,
    about: "gewonnen, waar twee dezelfde plek wilden",
  },
  timeline: "De ronde, plek voor plek",
  fates: { taken: "benut", lost: "iemand was eerder", missed: "blijven liggen" },
};

export default nl;
