import shared, { cards } from "../../../mechanics/stacking/words/de";
import { joined } from "../../../words/joined";
import type { Words } from "./en";

const own: Words = {
  shouts: { start: "Ligretto!", stop: "Ligretto Stopp!" },
  labels: {
    stock: (card, left) =>
      card ? `Ligretto: ${card}, noch ${cards(left)}` : `Ligretto: noch ${cards(left)}`,
    place: (number, card) => (card ? `Reihe, Platz ${number}: ${card}` : `Reihe, Platz ${number}: leer`),
    turned: (card) => (card ? `Aufgedeckte Karte: ${card}` : "Aufgedeckte Karte: noch keine"),
    seat: (name, left) => `${name}: noch ${cards(left)} im Ligretto`,
  },
  said: {
    onStock: (card, left) => `${card} auf deinem Ligretto, noch ${cards(left)}`,
  },
  first: {
    goal: "Dein Ligretto: Wer es zuerst leert, beendet die Runde",
  },
  faceDown: { stock: "Ligretto" },
  hints: {
    choose: "Auf welchen Stapel deiner Reihe?",
    stop: "Dein Ligretto ist leer. Ruf!",
  },
  refusals: {
    "LIG-8": "Diese Karte liegt nicht offen.",
    "LIG-9": "Nur eine 1 eröffnet einen Stapel.",
    "LIG-10": "Sie passt auf keinen Stapel.",
    "LIG-12": "Keine Karte mehr zum Aufdecken.",
    "LIG-18": "Dein Ligretto ist noch nicht leer.",
    "LIG-24": "Auf diese Karte der Reihe passt sie nicht.",
    "LIG-25": "Nicht von Reihe zu Reihe und nicht in eine Lücke.",
  },
  options: {
    blocked: {
      why: "Zu zweit oder zu dritt geht oft nichts mehr: Dann schieben alle eine Handkarte nach unten.",
    },
    stop: {
      values: {
        automatic: "Sofort, mit der letzten Karte eines Ligrettos",
        called: "Wenn jemand mit leerem Ligretto ruft. Bis dahin dürfen alle weiter sammeln.",
      },
    },
    advanced: {
      name: "Auf die Reihe bauen",
      about:
        "Karten aus Ligretto und Hand dürfen auch auf die eigene Reihe: eins niedriger, in einer anderen Farbe.",
    },
  },
};

export default joined(shared, own);
