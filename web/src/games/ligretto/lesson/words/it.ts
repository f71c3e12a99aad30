import type { Words } from "./en";

const it: Words = {
  steps: {
    goal: {
      tell: "Sono Pazienza, e ho tempo. Questa pila è il tuo Ligretto: chi vuota il suo per primo chiude il round.",
    },
    one: {
      tell: "Un 1 apre una pila al centro, e nient’altro.",
      act: "Tocca il tuo 1 rosso.",
    },
    next: {
      tell: "Visto? Il tuo Ligretto ha riempito il buco: una carta in meno. Su una pila va il numero seguente del suo colore.",
      act: "Metti il 2 rosso.",
    },
    turn: {
      tell: "Le pile sono di tutti, così ho messo io il 3. Non vedi un 4?",
      act: "Gira tre carte della mano.",
    },
    hand: {
      tell: "Tre alla volta, e si gioca solo quella in cima. Va bene!",
      act: "Metti il 4 rosso.",
    },
    race: {
      tell: "Ho aperto una pila gialla, e tu hai il 2. Anch’io…",
      act: "Dai: metti il 2 giallo!",
    },
    stop: {
      tell: "Ti ho battuto di un soffio, e il tuo è tornato indietro. Poco male: l’ultima carta del Ligretto può riempire un buco.",
      act: "Metti il 6 rosso.",
    },
    count: {
      tell: "Ligretto stop! Ogni tua carta al centro vale un punto. Ogni carta rimasta in un Ligretto ne costa due.",
    },
  },
  bill: {
    middle: "Carte al centro",
    stock: "Rimaste nel Ligretto",
  },
};

export default it;
