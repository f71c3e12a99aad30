import type { Words } from "./en";

const nl: Words = {
  steps: {
    goal: {
      tell: "Ik heet Geduld, en ik heb de tijd. Je hebt nog vijf kaarten: wie alles het eerst gelegd heeft, wint de ronde.",
    },
    closeUp: {
      tell: "Zijn de velden klein, dan zie je de vier pionnen van dichtbij. Met een knop zie je het hele bord, en je kunt op allebei leggen.",
    },
    lay: {
      tell: "Een kaart ligt op twee velden in zijn eigen kleuren, één daarvan pal naast een pion. Tik om te draaien.",
      act: "Sleep hem op de twee velden.",
    },
    moved: {
      tell: "De pion ging naar het verste uiteinde van je kaart. Er zijn er vier, en ze zijn allemaal van iedereen.",
      act: "Leg deze naast pion 2.",
    },
    next: {
      tell: "Deze kaart past bij geen enkele pion. Leg hem weg: hij komt later terug.",
      act: "Draai de volgende kaart om.",
    },
    race: {
      tell: "Die past naast pion 3. Maar de mijne ook …",
      act: "Vlug: leg hem!",
    },
    joker: {
      tell: "Ik was een tikje sneller, en pion 3 is verder. Een joker overbrugt één veld, in welke kleur ook.",
      act: "Leg daar een joker, dan je kaart.",
    },
    block: {
      tell: "Deze past naast pion 2, in de hoek. Kijk wat er gebeurt.",
      act: "Leg hem.",
    },
    pay: {
      tell: "Doodlopend: pion 2 zit vast, en jij moet hem bevrijden. Je volgende kaart mag overal liggen en neemt hem mee.",
      act: "Leg hem op rood en groen.",
    },
    count: {
      tell: "Ligretto stop! De eerste krijgt twee punten. De laatste heeft straks twee kaarten minder, zo blijft het spannend.",
    },
  },
  bill: {
    place: "Voor de plaats",
  },
};

export default nl;
