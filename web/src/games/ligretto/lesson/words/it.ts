import shared from "../../../../mechanics/stacking/lesson/words/it";
import { joined } from "../../../../words/joined";
import type { Words } from "./en";

const own: Words = {
  steps: {
    goal: {
      tell: "Sono Pazienza, e ho tempo. Questa pila è il tuo Ligretto: chi svuota il suo per primo chiude la manche.",
    },
    next: {
      tell: "Visto? Il tuo Ligretto ha riempito il buco: una carta in meno. Su una pila va il numero seguente del suo colore.",
    },
    hand: { tell: "Tre alla volta, e si gioca solo quella in cima. Ed è quella giusta!" },
    stop: {
      tell: "Ti ho battuto di un soffio, e il tuo è tornato indietro. Poco male: l’ultima carta del Ligretto può riempire un buco.",
    },
    count: {
      tell: "Ligretto stop! Ogni tua carta al centro vale un punto. Ogni carta rimasta in un Ligretto ne costa due.",
    },
  },
  bill: { stock: "Rimaste nel Ligretto" },
};

export default joined(shared, own);
