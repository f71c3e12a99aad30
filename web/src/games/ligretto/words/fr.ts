import shared, { cards } from "../../../mechanics/stacking/words/fr";
import { joined } from "../../../words/joined";
import type { Words } from "./en";

const own: Words = {
  shouts: { start: "Ligretto !", stop: "Ligretto stop !" },
  labels: {
    stock: (card, left) =>
      card ? `Ligretto : ${card}, reste ${cards(left)}` : `Ligretto : reste ${cards(left)}`,
    place: (number, card) => (card ? `Série, place ${number} : ${card}` : `Série, place ${number} : vide`),
    turned: (card) => (card ? `Pile retournée : ${card}` : "Pile retournée : encore rien"),
    seat: (name, left) => `${name} : reste ${cards(left)} dans le Ligretto`,
  },
  said: {
    onStock: (card, left) => `${card} sur ton Ligretto, reste ${cards(left)}`,
  },
  first: {
    goal: "Ton Ligretto : vide-le avant les autres",
  },
  faceDown: { stock: "Ligretto" },
  hints: {
    choose: "Quelle pile de ta série ?",
    stop: "Ton Ligretto est vide. Crie !",
  },
  refusals: {
    "LIG-8": "Cette carte n’est pas visible.",
    "LIG-9": "Seul un 1 commence une pile.",
    "LIG-10": "Elle ne va sur aucune pile.",
    "LIG-12": "Plus de carte à retourner.",
    "LIG-18": "Ton Ligretto n’est pas encore vide.",
    "LIG-24": "Elle ne va pas sur cette carte de la série.",
    "LIG-25": "Pas d’une carte de la série à l’autre, ni dans un trou.",
  },
  options: {
    blocked: {
      why: "À deux ou à trois, on est souvent bloqués : chacun glisse alors une carte sous sa main.",
    },
    stop: {
      values: {
        automatic: "Tout de suite, avec la dernière carte d’un Ligretto",
        called:
          "Quand quelqu’un dont le Ligretto est vide le crie. D’ici là, tout le monde continue à marquer.",
      },
    },
    advanced: {
      name: "Jouer sur sa série",
      about:
        "Les cartes du Ligretto et de la main peuvent aussi aller sur ta série : un de moins, dans une autre couleur.",
    },
  },
};

export default joined(shared, own);
