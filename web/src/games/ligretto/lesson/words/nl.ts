import type { Words } from "./en";

const nl: Words = {
  steps: {
    goal: {
      tell: "Ik heet Geduld, en ik heb de tijd. Deze stapel is je Ligretto: wie die het eerst leeg heeft, beëindigt de ronde.",
    },
    one: {
      tell: "Een 1 begint een stapel in het midden, en alleen een 1.",
      act: "Druk op je rode 1.",
    },
    next: {
      tell: "Zie je? Je Ligretto vulde het gat: een kaart minder. Op een stapel komt het volgende getal van die kleur.",
      act: "Leg de rode 2.",
    },
    turn: {
      tell: "De stapels zijn van iedereen, dus ik ging verder met de 3. Zie je geen 4?",
      act: "Draai drie kaarten uit je hand.",
    },
    hand: {
      tell: "Drie tegelijk, en alleen de bovenste mag je spelen. Hij past!",
      act: "Leg de rode 4.",
    },
    race: {
      tell: "Ik ben een gele stapel begonnen, en jij hebt de 2. Maar ik ook …",
      act: "Vlug: leg de gele 2!",
    },
    stop: {
      tell: "Ik was een tikje sneller, dus de jouwe kwam terug. Geeft niet: de laatste kaart van je Ligretto kan een gat vullen.",
      act: "Leg de rode 6.",
    },
    count: {
      tell: "Ligretto stop! Elke kaart van jou in het midden is een punt. Elke kaart die in een Ligretto blijft, kost er twee.",
    },
  },
  bill: {
    middle: "Kaarten in het midden",
    stock: "Over in de Ligretto",
  },
};

export default nl;
