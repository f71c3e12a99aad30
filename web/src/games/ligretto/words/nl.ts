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
  first: {
    goal: "Jouw Ligretto: maak hem als eerste leeg",
  },
  faceDown: { stock: "Ligretto" },
  hints: {
    choose: "Op welke stapel van je rij?",
    stop: "Je Ligretto is leeg. Roep!",
  },
  refusals: {
    "LIG-8": "Die kaart ligt niet open.",
    "LIG-9": "Alleen met een 1 begint een stapel.",
    "LIG-10": "Hij past op geen enkele stapel.",
    "LIG-12": "Er valt geen kaart meer om te draaien.",
    "LIG-18": "Je Ligretto is nog niet leeg.",
    "LIG-24": "Op die kaart van de rij past hij niet.",
    "LIG-25": "Niet van rij naar rij, en niet in een gat.",
  },
  options: {
    blocked: {
      why: "Met twee of drie spelers loopt het vaak vast: dan schuift iedereen één handkaart naar onderen.",
    },
    stop: {
      values: {
        automatic: "Meteen, met de laatste kaart van een Ligretto",
        called: "Als iemand met een lege Ligretto roept. Tot dan mag iedereen punten blijven verzamelen.",
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
