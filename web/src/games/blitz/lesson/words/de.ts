import type { Words } from "./en";

const de: Words = {
  steps: {
    goal: {
      tell: "Ich heiße Geduld, und ich habe Zeit. Das ist dein Blitzstapel: Wer seinen zuerst leer hat, beendet die Runde.",
    },
    one: {
      tell: "Eine 1 eröffnet einen Stapel in der Mitte, und nur eine 1.",
      act: "Drück deine rote 1.",
    },
    next: {
      tell: "Der Blitzstapel füllt die Lücke in der Pfostenreihe: eine Karte weniger. Auf den Stapel kommt die nächste Zahl der Farbe.",
      act: "Leg die rote 2.",
    },
    turn: {
      tell: "Die Stapel gehören allen, also kam von mir die 3. Du siehst keine 4?",
      act: "Deck drei Karten deiner Hand auf.",
    },
    hand: {
      tell: "Das ist dein Holzstapel: drei auf einmal, und nur die oberste darf ins Spiel. Sie passt!",
      act: "Leg die rote 4.",
    },
    race: {
      tell: "Ich habe einen gelben Stapel eröffnet, und du hast die 2. Ich aber auch …",
      act: "Schnell: Leg die gelbe 2!",
    },
    build: {
      tell: "Ich war einen Tick schneller. Könner bauen auf der Pfostenreihe abwärts, Jungen und Mädchen im Wechsel.",
      act: "Leg die blaue 8 auf die grüne 9.",
    },
    dutch: {
      tell: "Ups: Meine 10 auf der 4 ist falsch. Wo Fehler liegen bleiben, ruft, wer einen sieht.",
      act: "Ruf „Dutch!“",
    },
    stop: {
      tell: "Gut gesehen: Meine ist wieder bei mir. Die letzte Karte deines Blitzstapels kann eine Lücke füllen.",
      act: "Leg die rote 6.",
    },
    count: {
      tell: "Blitz! Jede Karte von dir in der Mitte ist ein Punkt. Jede, die im Blitzstapel bleibt, kostet zwei.",
    },
  },
  bill: {
    middle: "Karten in der Mitte",
    stock: "Rest im Blitzstapel",
  },
};

export default de;
