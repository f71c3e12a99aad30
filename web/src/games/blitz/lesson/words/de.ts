import shared from "../../../../mechanics/stacking/lesson/words/de";
import { joined } from "../../../../words/joined";
import type { Words } from "./en";

const own: Words = {
  steps: {
    goal: {
      tell: "Ich heiße Geduld, und ich habe Zeit. Das ist dein Blitzstapel: Wer seinen zuerst leer hat, beendet die Runde.",
    },
    next: {
      tell: "Der Blitzstapel füllt die Lücke in der Reihe: eine Karte weniger. Auf den Stapel kommt die nächste Zahl der Farbe.",
    },
    hand: {
      tell: "Drei auf einmal, und nur die oberste darf ins Spiel. Sie passt!",
    },
    build: {
      tell: "Ich war einen Tick schneller. Könner bauen auf der Reihe abwärts, Jungen und Mädchen im Wechsel.",
      act: "Leg die blaue 8 auf die grüne 9.",
    },
    dutch: {
      tell: "Ups: Meine 10 auf der 4 ist falsch. Wo Fehler liegen bleiben, ruft, wer einen sieht.",
      act: "Ruf „Dutch!“",
    },
    stop: {
      tell: "Gut gesehen: Meine ist wieder bei mir. Die letzte Karte deines Blitzstapels kann eine Lücke füllen.",
    },
    count: {
      tell: "Blitz! Jede Karte von dir in der Mitte ist ein Punkt. Jede, die im Blitzstapel bleibt, kostet zwei.",
    },
  },
  bill: { stock: "Rest im Blitzstapel" },
};

export default joined(shared, own);
