import shared, { cards } from "../../../mechanics/stacking/words/it";
import { joined } from "../../../words/joined";
import type { Words } from "./en";

const own: Words = {
  shouts: { start: "Via!", stop: "Blitz!" },
  labels: {
    stock: (card, left) =>
      card ? `Pila Blitz: ${card}, ancora ${cards(left)}` : `Pila Blitz: ancora ${cards(left)}`,
    place: (number, card) => (card ? `Fila, posto ${number}: ${card}` : `Fila, posto ${number}: vuoto`),
    turned: (card) => (card ? `Pila scoperta: ${card}` : "Pila scoperta: ancora niente"),
    seat: (name, left) => `${name}: ancora ${cards(left)} nella pila Blitz`,
  },
  said: {
    onStock: (card, left) => `${card} sulla tua pila Blitz, ancora ${cards(left)}`,
  },
  first: {
    goal: "La tua pila Blitz: svuotala prima degli altri",
  },
  faceDown: { stock: "Pila Blitz" },
  hints: {
    choose: "Quale pila della tua fila?",
    stop: "La tua pila Blitz è vuota. Grida!",
  },
  refusals: {
    "BLZ-5": "Non va su nessuna pila; solo un 1 ne apre una.",
    "BLZ-8": "Non ci sono più carte da girare.",
    "BLZ-9": "Quella carta non è scoperta.",
    "BLZ-10": "La tua pila Blitz non è ancora vuota.",
    "BLZ-20": "Nella fila non va lì.",
    "BLZ-21": "Nella fila bimbi e bimbe si alternano.",
  },
  options: {
    stop: {
      values: {
        automatic: "Subito, con l’ultima carta di una pila Blitz",
        called: "Quando lo grida qualcuno con la pila Blitz vuota. Fino ad allora tutti possono fare punti.",
      },
    },
    advanced: {
      name: "Regole per esperti",
      about:
        "Le carte della pila Blitz e della pila scoperta possono andare anche sulla tua fila: più basse di uno, bimbi su bimbe e bimbe su bimbi.",
    },
  },
};

export default joined(shared, own);
