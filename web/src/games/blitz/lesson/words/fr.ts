import shared from "../../../../mechanics/stacking/lesson/words/fr";
import { joined } from "../../../../words/joined";
import type { Words } from "./en";

const own: Words = {
  steps: {
    goal: {
      tell: "Je suis Patience, et j’ai le temps. Voici ta pile de Blitz : le premier qui vide la sienne arrête la manche.",
    },
    next: {
      tell: "Tu vois ? Ta pile de Blitz a comblé le trou de la série : une carte de moins. Sur une pile va le nombre suivant de sa couleur.",
    },
    hand: {
      tell: "C’est ta pile retournée : trois d’un coup, et seule celle du dessus se joue. Justement, elle convient !",
    },
    build: {
      tell: "J’ai été un poil plus rapide. Entre experts, on descend aussi sur sa série, filles et garçons en alternance.",
      act: "Pose le 8 bleu (garçon) sur le 9 vert (fille).",
    },
    dutch: {
      tell: "Oups : mon 10 sur ce 4, c’est faux. Là où les erreurs restent, le premier qui en voit une le crie.",
      act: "Crie « Dutch ! »",
    },
    stop: {
      tell: "Bien vu : ma carte est revenue. La dernière carte de ta pile de Blitz peut combler un trou.",
    },
    count: {
      tell: "Blitz ! Chacune de tes cartes au milieu vaut un point. Chaque carte restée dans une pile de Blitz en coûte deux.",
    },
  },
  bill: { stock: "Restées dans la pile de Blitz" },
};

export default joined(shared, own);
