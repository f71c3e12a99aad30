import shared from "../../../../mechanics/stacking/lesson/words/it";
import { joined } from "../../../../words/joined";
import type { Words } from "./en";

const own: Words = {
  steps: {
    goal: {
      tell: "Sono Pazienza, e ho tempo. Questa è la tua pila Blitz: chi svuota la sua per primo chiude la manche.",
    },
    next: {
      tell: "Visto? La tua pila Blitz ha riempito il buco nella fila: una carta in meno. Su una pila va il numero seguente del suo colore.",
    },
    hand: {
      tell: "È la tua pila scoperta: tre alla volta, e si gioca solo quella in cima. Ed è quella giusta!",
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
      tell: "Che occhio: la mia è tornata indietro. L’ultima carta della pila Blitz può riempire un buco.",
    },
    count: {
      tell: "Blitz! Ogni tua carta al centro vale un punto. Ogni carta rimasta in una pila Blitz ne costa due.",
    },
  },
  bill: { stock: "Rimaste nella pila Blitz" },
};

export default joined(shared, own);
