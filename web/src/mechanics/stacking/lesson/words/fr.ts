import type { Words } from "./en";

const fr: Words = {
  steps: {
    one: {
      tell: "Seul un 1 peut commencer une pile au milieu.",
      act: "Touche ton 1 rouge.",
    },
    next: { act: "Pose le 2 rouge." },
    turn: {
      tell: "Les piles sont à tout le monde, alors j’ai mis le 3. Tu ne vois pas de 4 ?",
      act: "Retourne trois cartes de ta main.",
    },
    hand: { act: "Pose le 4 rouge." },
    race: {
      tell: "J’ai commencé une pile jaune, et tu as le 2. Moi aussi…",
      act: "Vite : pose le 2 jaune !",
    },
    stop: { act: "Pose le 6 rouge." },
  },
  bill: { middle: "Cartes au milieu" },
};

export default fr;
