import type { Words } from "./en";

const fr: Words = {
  steps: {
    goal: {
      tell: "Je suis Patience, et j’ai le temps. Cette pile est ton Ligretto : qui vide le sien d’abord finit la manche.",
    },
    one: {
      tell: "Un 1 commence une pile au milieu, et rien d’autre.",
      act: "Touche ton 1 rouge.",
    },
    next: {
      tell: "Tu vois ? Ton Ligretto a comblé le trou : une carte de moins. Sur une pile va le chiffre suivant de sa couleur.",
      act: "Pose le 2 rouge.",
    },
    turn: {
      tell: "Les piles sont à tout le monde, alors j’ai mis le 3. Tu ne vois pas de 4 ?",
      act: "Retourne trois cartes de ta main.",
    },
    hand: {
      tell: "Trois d’un coup, et seule celle du dessus se joue. Elle va !",
      act: "Pose le 4 rouge.",
    },
    race: {
      tell: "J’ai commencé une pile jaune, et tu as le 2. Moi aussi…",
      act: "Vite : pose le 2 jaune !",
    },
    stop: {
      tell: "J’étais là un clin d’œil avant, alors le tien revient. Pas grave : la dernière carte du Ligretto peut combler un trou.",
      act: "Pose le 6 rouge.",
    },
    count: {
      tell: "Ligretto stop ! Chacune de tes cartes au milieu vaut un point. Chaque carte restée dans un Ligretto en coûte deux.",
    },
  },
  bill: {
    middle: "Cartes au milieu",
    stock: "Restées dans le Ligretto",
  },
};

export default fr;
