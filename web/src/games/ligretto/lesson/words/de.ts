import shared from "../../../../mechanics/stacking/lesson/words/de";
import { joined } from "../../../../words/joined";
import type { Words } from "./en";

const own: Words = {
  steps: {
    goal: {
      tell: "Ich heiße Geduld, und ich habe Zeit. Dieser Stapel ist dein Ligretto: Wer seins zuerst leer hat, beendet die Runde.",
    },
    next: {
      tell: "Siehst du? Dein Ligretto füllt die Lücke: eine Karte weniger. Auf den Stapel kommt die nächste Zahl der Farbe.",
    },
    hand: {
      tell: "Drei auf einmal, und nur die oberste darf ins Spiel. Sie passt!",
    },
    stop: {
      tell: "Ich war einen Tick schneller, deine kam zurück. Macht nichts: Deine letzte Ligretto-Karte kann eine Lücke füllen.",
    },
    count: {
      tell: "Ligretto Stopp! Jede Karte von dir in der Mitte ist ein Punkt. Jede, die im Ligretto bleibt, kostet zwei.",
    },
  },
  bill: { stock: "Rest im Ligretto" },
};

export default joined(shared, own);
