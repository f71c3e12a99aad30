import type { Words } from "./en";

const de: Words = {
  steps: {
    goal: {
      tell: "Ich heiße Geduld, und ich habe Zeit. Das sind deine Würfel: Wer seine zuerst los ist, beendet die Runde.",
    },
    one: {
      tell: "Jede Farbe hat ihre Reihe, und jede Reihe beginnt mit einer 1.",
      act: "Drück auf deine rote 1.",
    },
    next: {
      tell: "Dann geht es aufwärts, Zahl um Zahl, bis zur 6.",
      act: "Leg die rote 2.",
    },
    anybody: {
      tell: "Die Reihen gehören allen: Die blaue habe ich begonnen, und du kannst weitermachen.",
      act: "Leg die blaue 2.",
    },
    roll: {
      tell: "Jetzt passt nichts. Würfle, so oft du magst: immer alle, die du noch hast, nie nur ein paar.",
      act: "Drück auf den Becher.",
    },
    race: {
      tell: "Zwei davon passen! Aber eine grüne 1 habe ich auch …",
      act: "Schnell: Leg die grüne 1!",
    },
    lost: {
      tell: "Ich war einen Tick schneller: Der Platz ist besetzt, du behältst deinen Würfel. Der andere passt noch.",
      act: "Leg die gelbe 1.",
    },
    again: {
      tell: "Die grüne Reihe braucht jetzt eine 2, und deiner zeigt eine 1.",
      act: "Würfle noch mal.",
    },
    stop: {
      tell: "Eine 2: genau richtig, und es ist dein letzter Würfel.",
      act: "Leg die grüne 2.",
    },
    count: {
      tell: "Ligretto Stopp! Du bekommst einen Punkt für jeden Würfel, den ich übrig habe, und mich kostet jeder einen.",
    },
  },
  bill: {
    left: "Drei Würfel übrig",
  },
};

export default de;
