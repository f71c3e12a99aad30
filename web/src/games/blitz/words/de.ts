import shared, { cards } from "../../../mechanics/stacking/words/de";
import { joined } from "../../../words/joined";
import type { Words } from "./en";

const own: Words = {
  shouts: { start: "Los!", stop: "Blitz!" },
  labels: {
    stock: (card, left) =>
      card ? `Blitzstapel: ${card}, noch ${cards(left)}` : `Blitzstapel: noch ${cards(left)}`,
    place: (number, card) => (card ? `Reihe, Platz ${number}: ${card}` : `Reihe, Platz ${number}: leer`),
    turned: (card) => (card ? `Aufgedeckte Karte: ${card}` : "Aufgedeckte Karte: noch keine"),
    seat: (name, left) => `${name}: noch ${cards(left)} im Blitzstapel`,
  },
  said: {
    onStock: (card, left) => `${card} auf deinem Blitzstapel, noch ${cards(left)}`,
  },
  first: {
    goal: "Dein Blitzstapel: Wer ihn zuerst leert, beendet die Runde",
  },
  faceDown: { stock: "Blitzstapel" },
  hints: {
    choose: "Auf welchen Stapel deiner Reihe?",
    stop: "Dein Blitzstapel ist leer. Ruf!",
  },
  refusals: {
    "BLZ-5": "Sie passt auf keinen Stapel; nur eine 1 eröffnet einen.",
    "BLZ-8": "Keine Karte mehr zum Aufdecken.",
    "BLZ-9": "Diese Karte liegt nicht offen.",
    "BLZ-10": "Dein Blitzstapel ist noch nicht leer.",
    "BLZ-20": "Auf diese Karte der Reihe passt sie nicht.",
    "BLZ-21": "In der Reihe wechseln sich Jungen und Mädchen ab.",
  },
  options: {
    stop: {
      values: {
        automatic: "Sofort, mit der letzten Karte eines Blitzstapels",
        called: "Wenn jemand mit leerem Blitzstapel ruft. Bis dahin dürfen alle weiter sammeln.",
      },
    },
    advanced: {
      name: "Regeln für Könner",
      about:
        "Karten aus Blitzstapel und Hand dürfen auch auf die eigene Reihe: eins niedriger, Junge auf Mädchen und Mädchen auf Junge.",
    },
  },
};

export default joined(shared, own);
