import shared, { cards } from "../../../mechanics/stacking/words/fr";
import { joined } from "../../../words/joined";
import type { Words } from "./en";

const own: Words = {
  shouts: { start: "C’est parti !", stop: "Blitz !" },
  labels: {
    stock: (card, left) =>
      card ? `Pile de Blitz : ${card}, reste ${cards(left)}` : `Pile de Blitz : reste ${cards(left)}`,
    place: (number, card) => (card ? `Série, place ${number} : ${card}` : `Série, place ${number} : vide`),
    turned: (card) => (card ? `Pile retournée : ${card}` : "Pile retournée : encore rien"),
    seat: (name, left) => `${name} : reste ${cards(left)} dans la pile de Blitz`,
  },
  said: {
    onStock: (card, left) => `${card} sur ta pile de Blitz, reste ${cards(left)}`,
  },
  first: {
    goal: "Ta pile de Blitz : vide-la avant les autres",
  },
  faceDown: { stock: "Pile de Blitz" },
  hints: {
    choose: "Quelle pile de ta série ?",
    stop: "Ta pile de Blitz est vide. Crie !",
  },
  refusals: {
    "BLZ-5": "Elle ne va sur aucune pile ; seul un 1 en commence une.",
    "BLZ-8": "Plus de carte à retourner.",
    "BLZ-9": "Cette carte n’est pas visible.",
    "BLZ-10": "Ta pile de Blitz n’est pas encore vide.",
    "BLZ-20": "Elle ne va pas là dans la série.",
    "BLZ-21": "Dans la série, filles et garçons alternent.",
  },
  options: {
    stop: {
      values: {
        automatic: "Tout de suite, avec la dernière carte d’une pile de Blitz",
        called:
          "Quand quelqu’un dont la pile de Blitz est vide le crie. D’ici là, tout le monde continue à marquer.",
      },
    },
    advanced: {
      name: "Règles d’experts",
      about:
        "Les cartes de la pile de Blitz et de la pile retournée peuvent aussi aller sur ta série : un de moins, fille sur garçon et garçon sur fille.",
    },
  },
};

export default joined(shared, own);
