import type { Words } from "./en";

const nl: Words = {
  steps: {
    one: {
      tell: "Alleen met een 1 begint een stapel in het midden.",
      act: "Druk op je rode 1.",
    },
    next: { act: "Leg de rode 2." },
    turn: {
      tell: "De stapels zijn van iedereen, dus ik ging verder met de 3. Zie je geen 4?",
      act: "Draai drie kaarten van je hand om.",
    },
    hand: { act: "Leg de rode 4." },
    race: {
      tell: "Ik ben een gele stapel begonnen, en jij hebt de 2. Maar ik ook …",
      act: "Vlug: leg de gele 2!",
    },
    stop: { act: "Leg de rode 6." },
  },
  bill: { middle: "Kaarten in het midden" },
};

export default nl;
