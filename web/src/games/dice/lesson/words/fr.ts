import type { Words } from "./en";

const fr: Words = {
  steps: {
    goal: {
      tell: "Je suis Patience, et j’ai le temps. Voici tes dés : le premier qui les a tous posés arrête la manche.",
    },
    one: {
      tell: "Chaque couleur a sa rangée, et chaque rangée commence par un 1.",
      act: "Touche ton 1 rouge.",
    },
    next: {
      tell: "Puis on monte, nombre après nombre, jusqu’à 6.",
      act: "Pose le 2 rouge.",
    },
    anybody: {
      tell: "Les rangées sont à tout le monde : j’ai commencé la bleue, à toi de continuer.",
      act: "Pose le 2 bleu.",
    },
    roll: {
      tell: "Plus aucun dé ne convient. Relance autant que tu veux : toujours tous les dés restants, jamais une partie.",
      act: "Touche le gobelet.",
    },
    race: {
      tell: "Deux dés conviennent ! Mais j’ai un 1 vert, moi aussi…",
      act: "Vite : pose le 1 vert !",
    },
    lost: {
      tell: "J’ai été un poil plus rapide : la place est prise, et tu gardes ton dé. L’autre convient encore.",
      act: "Pose le 1 jaune.",
    },
    again: {
      tell: "La rangée verte attend maintenant un 2, et le tien montre un 1.",
      act: "Relance-le.",
    },
    stop: {
      tell: "Un 2 : pile ce qu’il faut, et c’est ton dernier dé.",
      act: "Pose le 2 vert.",
    },
    count: {
      tell: "Stop ! Tu gagnes un point par dé qui me reste, et j’en perds autant.",
    },
  },
  bill: {
    left: "Trois dés restants",
  },
};

export default fr;
