import shared from "../../../../mechanics/stacking/lesson/words/nl";
import { joined } from "../../../../words/joined";
import type { Words } from "./en";

const own: Words = {
  steps: {
    goal: {
      tell: "Ik heet Geduld, en ik heb de tijd. Deze stapel is je Ligretto: wie die het eerst leeg heeft, beëindigt de ronde.",
    },
    next: {
      tell: "Zie je? Je Ligretto vulde het gat: een kaart minder. Op een stapel komt het volgende getal van die kleur.",
    },
    hand: {
      tell: "Drie tegelijk, en alleen de bovenste mag je spelen. Hij past!",
    },
    stop: {
      tell: "Ik was een tikje sneller, dus de jouwe kwam terug. Geeft niet: de laatste kaart van je Ligretto kan een gat vullen.",
    },
    count: {
      tell: "Ligretto stop! Elke kaart van jou in het midden is een punt. Elke kaart die in een Ligretto blijft, kost er twee.",
    },
  },
  bill: { stock: "Over in de Ligretto" },
};

export default joined(shared, own);
