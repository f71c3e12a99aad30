import shared from "../../../../mechanics/stacking/lesson/words/fr";
import { joined } from "../../../../words/joined";
import type { Words } from "./en";

const own: Words = {
  steps: {
    goal: {
      tell: "Je suis Patience, et j’ai le temps. Cette pile est ton Ligretto : le premier qui vide le sien arrête la manche.",
    },
    next: {
      tell: "Tu vois ? Ton Ligretto a comblé le trou : une carte de moins. Sur une pile va le nombre suivant de sa couleur.",
    },
    hand: {
      tell: "Trois d’un coup, et seule celle du dessus se joue. Justement, elle convient !",
    },
    stop: {
      tell: "J’ai été un poil plus rapide, alors le tien revient. Pas grave : la dernière carte du Ligretto peut combler un trou.",
    },
    count: {
      tell: "Ligretto stop ! Chacune de tes cartes au milieu vaut un point. Chaque carte restée dans un Ligretto en coûte deux.",
    },
  },
  bill: { stock: "Restées dans le Ligretto" },
};

export default joined(shared, own);
