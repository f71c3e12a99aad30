import shared, { cards } from "../../../mechanics/stacking/words/nl";
import { joined } from "../../../words/joined";
import type { Words } from "./en";

const own: Words = {
  shouts: { start: "Af!", stop: "Blitz!" },
  labels: {
    stock: (card, left) =>
      card ? `Blitzstapel: ${card}, nog ${cards(left)}` : `Blitzstapel: nog ${cards(left)}`,
    place: (number, card) => (card ? `Rij, plek ${number}: ${card}` : `Rij, plek ${number}: leeg`),
    turned: (card) => (card ? `Omgedraaide kaart: ${card}` : "Omgedraaide kaart: nog geen"),
    seat: (name, left) => `${name}: nog ${cards(left)} in de blitzstapel`,
  },
  said: {
    onStock: (card, left) => `${card} op je blitzstapel, nog ${cards(left)}`,
  },
  first: {
    goal: "Jouw blitzstapel: maak hem als eerste leeg",
  },
  faceDown: { stock: "Blitzstapel" },
  hints: {
    choose: "Op welke stapel van je rij?",
    stop: "Je blitzstapel is leeg. Roep!",
  },
  refusals: {
    "BLZ-5": "Hij past nergens; alleen met een 1 begint een stapel.",
    "BLZ-8": "Er valt geen kaart meer om te draaien.",
    "BLZ-9": "Die kaart ligt niet open.",
    "BLZ-10": "Je blitzstapel is nog niet leeg.",
    "BLZ-20": "Op die kaart van de rij past hij niet.",
    "BLZ-21": "In de rij wisselen jongens en meisjes elkaar af.",
  },
  options: {
    stop: {
      values: {
        automatic: "Meteen, met de laatste kaart van een blitzstapel",
        called: "Als iemand met een lege blitzstapel roept. Tot dan mag iedereen punten blijven verzamelen.",
      },
    },
    advanced: {
      name: "Regels voor kenners",
      about:
        "Kaarten van de blitzstapel en uit de hand mogen ook op je eigen rij: één lager, jongen op meisje en meisje op jongen.",
    },
  },
};

export default joined(shared, own);
