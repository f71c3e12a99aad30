import shared from "../../../../mechanics/stacking/lesson/words/nl";
import { joined } from "../../../../words/joined";
import type { Words } from "./en";

const own: Words = {
  steps: {
    goal: {
      tell: "Ik heet Geduld, en ik heb de tijd. Dit is je blitzstapel: wie die het eerst leeg heeft, beëindigt de ronde.",
    },
    next: {
      tell: "Je blitzstapel vulde het gat in de rij: een kaart minder. Op een stapel komt het volgende getal van die kleur.",
    },
    hand: {
      tell: "Drie tegelijk, en alleen de bovenste mag je spelen. Hij past!",
    },
    build: {
      tell: "Ik was een tikje sneller. Kenners mogen op hun rij omlaag bouwen, jongens en meisjes om en om.",
      act: "Leg de blauwe 8 op de groene 9.",
    },
    dutch: {
      tell: "Oeps: mijn 10 op die 4 is fout. Waar fouten blijven liggen, roept wie er een ziet.",
      act: "Roep “Dutch!”",
    },
    stop: {
      tell: "Goed gezien: de mijne is terug. De laatste kaart van je blitzstapel kan een gat vullen.",
    },
    count: {
      tell: "Blitz! Elke kaart van jou in het midden is een punt. Elke kaart die in een blitzstapel blijft, kost er twee.",
    },
  },
  bill: { stock: "Over in de blitzstapel" },
};

export default joined(shared, own);
