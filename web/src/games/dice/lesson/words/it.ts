import type { Words } from "./en";

const it: Words = {
  steps: {
    goal: {
      tell: "Sono Pazienza, e ho tempo. Questi sono i tuoi dadi: chi li mette tutti per primo chiude la manche.",
    },
    one: {
      tell: "Ogni colore ha la sua fila, e ogni fila comincia con un 1.",
      act: "Tocca il tuo 1 rosso.",
    },
    next: {
      tell: "Poi si sale, numero dopo numero, fino al 6.",
      act: "Metti il 2 rosso.",
    },
    anybody: {
      tell: "Le file sono di tutti: ho cominciato io la blu, tu puoi continuare.",
      act: "Metti il 2 blu.",
    },
    roll: {
      tell: "Ora non c’è niente da mettere. Lancia quanto vuoi: sempre tutti i dadi rimasti, mai solo alcuni.",
      act: "Tocca il bussolotto.",
    },
    race: {
      tell: "Due si possono mettere! Ma ho anch’io un 1 verde…",
      act: "Presto: metti l’1 verde!",
    },
    lost: {
      tell: "Ti ho battuto di un soffio: il posto è preso, e il dado resta a te. L’altro si può ancora mettere.",
      act: "Metti l’1 giallo.",
    },
    again: {
      tell: "Ora alla fila verde serve un 2, e il tuo segna 1.",
      act: "Lancialo di nuovo.",
    },
    stop: {
      tell: "Un 2: proprio quello giusto, ed è il tuo ultimo dado.",
      act: "Metti il 2 verde.",
    },
    count: {
      tell: "Stop! Prendi un punto per ogni dado che mi resta, e io ne perdo altrettanti.",
    },
  },
  bill: {
    left: "Tre dadi rimasti",
  },
};

export default it;
