import type { Words } from "./en";

const fr: Words = {
  steps: {
    goal: {
      tell: "Je suis Patience, et j’ai le temps. Voici ta pile de Blitz : qui vide la sienne d’abord finit la manche.",
    },
    one: {
      tell: "Un 1 commence une pile au milieu, et rien d’autre.",
      act: "Touche ton 1 rouge.",
    },
    next: {
      tell: "Tu vois ? Ta pile de Blitz a comblé le trou de la série : une carte de moins. Sur une pile va le chiffre suivant de sa couleur.",
      act: "Pose le 2 rouge.",
    },
    turn: {
      tell: "Les piles sont à tout le monde, alors j’ai mis le 3. Tu ne vois pas de 4 ?",
      act: "Retourne trois cartes de ta main.",
    },
    hand: {
      tell: "C’est ta pile retournée : trois d’un coup, et seule celle du dessus se joue. Elle va !",
      act: "Pose le 4 rouge.",
    },
    race: {
      tell: "J’ai commencé une pile jaune, et tu as le 2. Moi aussi…",
      act: "Vite : pose le 2 jaune !",
    },
    build: {
      tell: "J’étais là un clin d’œil avant. Entre experts, on descend aussi sur sa série, filles et garçons en alternance.",
      act: "Pose le 8 bleu (garçon) sur le 9 vert (fille).",
    },
    dutch: {
      tell: "Oups : mon 10 sur ce 4, c’est faux. Là où les erreurs restent, qui en voit une le crie.",
      act: "Crie « Dutch ! »",
    },
    stop: {
      tell: "Bien vu : ma carte est revenue. La dernière carte de ta pile de Blitz peut combler un trou.",
      act: "Pose le 6 rouge.",
    },
    count: {
      tell: "Blitz ! Chacune de tes cartes au milieu vaut un point. Chaque carte restée dans une pile de Blitz en coûte deux.",
    },
  },
  bill: {
    middle: "Cartes au milieu",
    stock: "Restées dans la pile de Blitz",
  },
};

export default fr;
