import type { Words } from "./en";

const nl: Words = {
  steps: {
    goal: {
      tell: "Ik heet Geduld, en ik heb de tijd. Dit zijn jouw dobbelstenen: wie ze het eerst kwijt is, beëindigt de ronde.",
    },
    one: {
      tell: "Elke kleur heeft een rij, en elke rij begint met een 1.",
      act: "Druk op je rode 1.",
    },
    next: {
      tell: "Dan gaat het omhoog, getal voor getal, tot 6.",
      act: "Leg de rode 2.",
    },
    anybody: {
      tell: "De rijen zijn van iedereen: ik begon de blauwe, en jij kunt verder.",
      act: "Leg de blauwe 2.",
    },
    roll: {
      tell: "Nu past er niets. Gooi zo vaak je wilt: altijd alles wat je nog hebt, nooit een deel.",
      act: "Druk op de beker.",
    },
    race: {
      tell: "Er passen er twee! Maar ik heb ook een groene 1 …",
      act: "Vlug: leg de groene 1!",
    },
    lost: {
      tell: "Ik was een tikje sneller: de plek is bezet, en jij houdt je dobbelsteen. De andere past nog.",
      act: "Leg de gele 1.",
    },
    again: {
      tell: "Groen vraagt nu om een 2, en jij hebt een 1.",
      act: "Gooi nog eens.",
    },
    stop: {
      tell: "Een 2: precies goed, en het is je laatste.",
      act: "Leg de groene 2.",
    },
    count: {
      tell: "Ligretto stop! Jij krijgt een punt voor elke dobbelsteen die ik over heb, en mij kost elke er een.",
    },
  },
  bill: {
    left: "Drie dobbelstenen over",
  },
};

export default nl;
