import type { Words } from "./en";

const fr: Words = {
  steps: {
    goal: {
      tell: "Je suis Patience, et j’ai le temps. Il te reste cinq cartes : le premier qui a posé toutes les siennes gagne la manche.",
    },
    closeUp: {
      tell: "Si les cases sont petites, tu vois les quatre pions en gros plan. Un bouton montre tout le plateau, et tu peux poser sur les deux.",
    },
    lay: {
      tell: "Une carte va sur deux cases de ses couleurs, dont une juste à côté d’un pion. Touche-la pour la tourner.",
      act: "Fais-la glisser sur les deux cases.",
    },
    moved: {
      tell: "Le pion est passé au bout de ta carte. Il y en a quatre, et tous sont à tout le monde.",
      act: "Pose celle-ci à côté du pion 2.",
    },
    next: {
      tell: "Cette carte ne va à côté d’aucun pion. Laisse-la : elle reviendra.",
      act: "Retourne la carte suivante.",
    },
    race: {
      tell: "Celle-ci va à côté du pion 3. Mais la mienne aussi…",
      act: "Vite : pose-la !",
    },
    joker: {
      tell: "J’ai été un poil plus rapide, et le pion 3 a bougé. Un joker enjambe une case de n’importe quelle couleur.",
      act: "Mets un joker à côté du pion 3, puis ta carte derrière.",
    },
    block: {
      tell: "Celle-ci va à côté du pion 2, dans le coin. Regarde ce qui se passe.",
      act: "Pose-la.",
    },
    pay: {
      tell: "Cul-de-sac : le pion 2 est coincé, à toi de le sortir. Ta prochaine carte va n’importe où, et l’emmène.",
      act: "Pose la carte sur une case rouge et une verte.",
    },
    count: {
      tell: "Stop ! Le premier reçoit deux points. Le dernier joue la manche suivante avec deux cartes de moins : ça reste serré.",
    },
  },
  bill: {
    place: "Pour la place",
  },
};

export default fr;
