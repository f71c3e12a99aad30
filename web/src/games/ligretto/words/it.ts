import shared, { cards } from "../../../mechanics/stacking/words/it";
import { joined } from "../../../words/joined";
import type { Words } from "./en";

const own: Words = {
  shouts: { start: "Ligretto!", stop: "Ligretto stop!" },
  labels: {
    stock: (card, left) =>
      card ? `Ligretto: ${card}, ancora ${cards(left)}` : `Ligretto: ancora ${cards(left)}`,
    place: (number, card) => (card ? `Fila, posto ${number}: ${card}` : `Fila, posto ${number}: vuoto`),
    turned: (card) => (card ? `Pila scoperta: ${card}` : "Pila scoperta: ancora niente"),
    seat: (name, left) => `${name}: ancora ${cards(left)} nel Ligretto`,
  },
  said: {
    onStock: (card, left) => `${card} sul tuo Ligretto, ancora ${cards(left)}`,
  },
  first: {
    goal: "Il tuo Ligretto: svuotalo prima degli altri",
  },
  faceDown: { stock: "Ligretto" },
  hints: {
    choose: "Quale pila della tua fila?",
    stop: "Il tuo Ligretto è vuoto. Grida!",
  },
  refusals: {
    "LIG-8": "Quella carta non è scoperta.",
    "LIG-9": "Solo un 1 apre una pila.",
    "LIG-10": "Non va su nessuna pila.",
    "LIG-12": "Non ci sono più carte da girare.",
    "LIG-18": "Il tuo Ligretto non è ancora vuoto.",
    "LIG-24": "Non va su quella carta della fila.",
    "LIG-25": "Non da un posto all’altro della fila, né in un buco.",
  },
  options: {
    blocked: {
      why: "In due o in tre ci si blocca spesso: allora ognuno sposta una carta in fondo al proprio mazzo.",
    },
    stop: {
      values: {
        automatic: "Subito, con l’ultima carta di un Ligretto",
        called: "Quando lo grida qualcuno con il Ligretto vuoto. Fino ad allora tutti possono fare punti.",
      },
    },
    advanced: {
      name: "Giocare sulla fila",
      about:
        "Le carte del Ligretto e della mano possono andare anche sulla tua fila: più basse di uno e di un altro colore.",
    },
  },
};

export default joined(shared, own);
