import type { Words } from "./en";

const it: Words = {
  steps: {
    goal: {
      tell: "Sono Pazienza, e ho tempo. Questa è la tua pila Blitz: chi vuota la sua per primo chiude il round.",
    },
    one: {
      tell: "Un 1 apre una pila al centro, e nient’altro.",
      act: "Tocca il tuo 1 rosso.",
    },
    next: {
      tell: "Visto? La tua pila Blitz ha riempito il buco nella fila: una carta in meno. Su una pila va il numero seguente del suo colore.",
      act: "Metti il 2 rosso.",
    },
    turn: {
      tell: "Le pile sono di tutti, così ho messo io il 3. Non vedi un 4?",
      act: "Gira tre carte della mano.",
    },
    hand: {
      tell: "È la tua pila scoperta: tre alla volta, e si gioca solo quella in cima. Va bene!",
      act: "Metti il 4 rosso.",
    },
    race: {
      tell: "Ho aperto una pila gialla, e tu hai il 2. Anch’io…",
      act: "Dai: metti il 2 giallo!",
    },
    build: {
      tell: "Ti ho battuto di un soffio. Tra esperti si può anche scendere sulla propria fila, bimbi e bimbe alternati.",
      act: "Metti l’8 blu (bimbo) sul 9 verde (bimba).",
    },
    dutch: {
      tell: "Ops: il mio 10 su quel 4 è sbagliato. Dove gli errori restano, chi ne vede uno lo grida.",
      act: "Grida «Dutch!»",
    },
    stop: {
      tell: "Bell’occhio: la mia è tornata indietro. L’ultima carta della pila Blitz può riempire un buco.",
      act: "Metti il 6 rosso.",
    },
    count: {
      tell: "Blitz! Ogni tua carta al centro vale un punto. Ogni carta rimasta in una pila Blitz ne costa due.",
    },
  },
  bill: {
    middle: "Carte al centro",
    stock: "Rimaste nella pila Blitz",
  },
};

export default it;
