import shared, { cards } from "../../../mechanics/stacking/words/de";
import { joined } from "../../../words/joined";
import type { Words } from "./en";

const own: Words = {
  shouts: { start: "Los!", stop: "Blitz!" },
  labels: {
    stock: (card, left) =>
      card ? `Blitzstapel: ${card}, noch ${cards(left)}` : `Blitzstapel: noch ${cards(left)}`,
    place: (number, card) =>
      card ? `Pfostenreihe, Platz ${number}: ${card}` : `Pfostenreihe, Platz ${number}: leer`,
    turned: (card) => (card ? `Holzstapel: ${card}` : "Holzstapel: noch leer"),
    seat: (name, left) => `${name}: noch ${cards(left)} im Blitzstapel`,
  },
  said: {
    onStock: (card, left) => `${card} auf deinem Blitzstapel, noch ${cards(left)}`,
  },
  hints: {
    choose: "Auf welchen Stapel deiner Pfostenreihe?",
    stop: "Dein Blitzstapel ist leer. Ruf!",
  },
  refusals: {
    "BLZ-5": "Sie passt auf keinen Stapel; nur eine 1 eröffnet einen.",
    "BLZ-8": "Keine Karte mehr zum Aufdecken.",
    "BLZ-9": "Diese Karte liegt nicht offen.",
    "BLZ-10": "Dein Blitzstapel ist noch nicht leer.",
    "BLZ-20": "Da passt sie nicht in die Pfostenreihe.",
    "BLZ-21": "In der Pfostenreihe wechseln sich Jungen und Mädchen ab.",
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
        "Karten von Blitzstapel und Holzstapel dürfen auch auf die eigene Pfostenreihe: eins niedriger, Junge auf Mädchen und Mädchen auf Junge.",
    },
  },
};

export default joined(shared, own);
