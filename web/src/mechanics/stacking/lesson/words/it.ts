import type { Words } from "./en";

const it: Words = {
  steps: {
    one: {
      tell: "Solo un 1 può aprire una pila al centro.",
      act: "Tocca il tuo 1 rosso.",
    },
    next: { act: "Metti il 2 rosso." },
    turn: {
      tell: "Le pile sono di tutti, così ho messo io il 3. Non vedi un 4?",
      act: "Gira tre carte della mano.",
    },
    hand: { act: "Metti il 4 rosso." },
    race: {
      tell: "Ho aperto una pila gialla, e tu hai il 2. Anch’io…",
      act: "Presto: metti il 2 giallo!",
    },
    stop: { act: "Metti il 6 rosso." },
  },
  bill: { middle: "Carte al centro" },
};

export default it;
