import shared, { cards } from "../../../mechanics/stacking/words/nl";
import { joined } from "../../../words/joined";
import type { Words } from "./en";

const own: Words = {
  shouts: { start: "Ligretto!", stop: "Ligretto stop!" },
  labels: {
    stock: (card, left) => (card ? `Ligretto: ${card}, nog ${cards(left)}` : `Ligretto: nog ${cards(left)}`),
    place: (number, card) => (card ? `Rij, plek ${number}: ${card}` : `Rij, plek ${number}: leeg`),
    turned: (card) => (card ? `Omgedraaide kaart: ${card}` : "Omgedraaide kaart: nog geen"),
    seat: (name, left) => `${name}: nog ${cards(left)} in de Ligretto`,
  },
  said: {
    onStock: (card, left) => `${card} op je Ligretto, nog ${cards(left)}`,
  },
  hints: {
    choose: "Op welke stapel van je rij?",
    stop: "Je Ligretto is leeg. Roep!",
  },
  options: {
    stop: {
      values: {
        automatic: "Meteen, met de laatste kaart van een Ligretto",
        called: "Als iemand met een lege Ligretto roept. Tot dan mag iedereen doorsparen.",
      },
    },
    advanced: {
      name: "Bouwen op je rij",
      about:
        "Kaarten van de Ligretto en uit de hand mogen ook op je eigen rij: één lager, in een andere kleur.",
    },
  },
};

export default joined(shared, own);
