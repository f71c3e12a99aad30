import type { Words } from "./en";

const de: Words = {
  steps: {
    goal: {
      tell: "Ich heiße Geduld, und ich habe Zeit. Dieser Stapel ist dein Ligretto: Wer seins zuerst leer hat, beendet die Runde.",
    },
    one: {
      tell: "Eine 1 eröffnet einen Stapel in der Mitte, und nur eine 1.",
      act: "Drück deine rote 1.",
    },
    next: {
      tell: "Siehst du? Dein Ligretto füllt die Lücke: eine Karte weniger. Auf den Stapel kommt die nächste Zahl der Farbe.",
      act: "Leg die rote 2.",
    },
    turn: {
      tell: "Die Stapel gehören allen, also kam von mir die 3. Du siehst keine 4?",
      act: "Deck drei Karten deiner Hand auf.",
    },
    hand: {
      tell: "Drei auf einmal, und nur die oberste darf ins Spiel. Sie passt!",
      act: "Leg die rote 4.",
    },
    race: {
      tell: "Ich habe einen gelben Stapel eröffnet, und du hast die 2. Ich aber auch …",
      act: "Schnell: Leg die gelbe 2!",
    },
    stop: {
      tell: "Ich war einen Tick schneller, deine kam zurück. Macht nichts: Deine letzte Ligretto-Karte kann eine Lücke füllen.",
      act: "Leg die rote 6.",
    },
    count: {
      tell: "Ligretto Stopp! Jede Karte von dir in der Mitte ist ein Punkt. Jede, die im Ligretto bleibt, kostet zwei.",
    },
  },
  bill: {
    middle: "Karten in der Mitte",
    stock: "Rest im Ligretto",
  },
};

export default de;
