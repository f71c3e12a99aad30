import type { Words } from "./en";

const nl: Words = {
  steps: {
    goal: {
      tell: "Ik heet Geduld, en ik heb de tijd. Dit is je blitzstapel: wie die het eerst leeg heeft, beëindigt de ronde.",
    },
    one: {
      tell: "Een 1 begint een stapel in het midden, en alleen een 1.",
      act: "Druk op je rode 1.",
    },
    next: {
      tell: "Je blitzstapel vulde het gat in de palenrij: een kaart minder. Op een stapel komt het volgende getal van die kleur.",
      act: "Leg de rode 2.",
    },
    turn: {
      tell: "De stapels zijn van iedereen, dus ik ging verder met de 3. Zie je geen 4?",
      act: "Draai drie kaarten uit je hand.",
    },
    hand: {
      tell: "Dat is je houtstapel: drie tegelijk, en alleen de bovenste mag je spelen. Hij past!",
      act: "Leg de rode 4.",
    },
    race: {
      tell: "Ik ben een gele stapel begonnen, en jij hebt de 2. Maar ik ook …",
      act: "Vlug: leg de gele 2!",
    },
    build: {
      tell: "Ik was een tikje sneller. Kenners mogen op hun palenrij omlaag bouwen, jongens en meisjes om en om.",
      act: "Leg de blauwe 8 op de groene 9.",
    },
    dutch: {
      tell: "Oeps: mijn 10 op die 4 is fout. Waar fouten blijven liggen, roept wie er een ziet.",
      act: "Roep “Dutch!”",
    },
    stop: {
      tell: "Goed gezien: de mijne is terug. De laatste kaart van je blitzstapel kan een gat vullen.",
      act: "Leg de rode 6.",
    },
    count: {
      tell: "Blitz! Elke kaart van jou in het midden is een punt. Elke kaart die in een blitzstapel blijft, kost er twee.",
    },
  },
  bill: {
    middle: "Kaarten in het midden",
    stock: "Over in de blitzstapel",
  },
};

export default nl;
