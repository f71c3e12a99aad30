import shared, { cards } from "../../../mechanics/stacking/words/es";
import { joined } from "../../../words/joined";
import type { Words } from "./en";

const own: Words = {
  shouts: { start: "¡Ligretto!", stop: "¡Ligretto stop!" },
  labels: {
    stock: (card, left) =>
      card ? `Ligretto: ${card}, ${cards(left)} por jugar` : `Ligretto: ${cards(left)} por jugar`,
    place: (number, card) => (card ? `Fila, puesto ${number}: ${card}` : `Fila, puesto ${number}: vacío`),
    turned: (card) => (card ? `Pila descubierta: ${card}` : "Pila descubierta: nada todavía"),
    seat: (name, left) => `${name}: ${cards(left)} en el Ligretto`,
  },
  said: {
    onStock: (card, left) => `${card} en tu Ligretto, ${cards(left)} por jugar`,
  },
  first: {
    goal: "Tu Ligretto: vacíalo antes que nadie",
  },
  faceDown: { stock: "Ligretto" },
  hints: {
    choose: "¿En qué pila de tu fila?",
    stop: "Tu Ligretto está vacío. ¡Grita!",
  },
  refusals: {
    "LIG-8": "Esa carta no está a la vista.",
    "LIG-9": "Solo un 1 abre una pila.",
    "LIG-10": "No va en ninguna pila.",
    "LIG-12": "No quedan cartas por descubrir.",
    "LIG-18": "Tu Ligretto aún no está vacío.",
    "LIG-24": "No va sobre esa carta de la fila.",
    "LIG-25": "Ni de un puesto a otro de la fila, ni en un hueco.",
  },
  options: {
    blocked: {
      why: "Entre dos o tres es fácil atascarse: entonces cada uno pasa una carta al fondo de su mano.",
    },
    stop: {
      values: {
        automatic: "Con la última carta de un Ligretto, al momento",
        called: "Cuando lo grita alguien con el Ligretto vacío. Hasta entonces, todos pueden seguir sumando.",
      },
    },
    advanced: {
      name: "Jugar sobre la fila",
      about:
        "Las cartas del Ligretto y de la mano también pueden ir sobre tu fila: un número menos y de otro color.",
    },
  },
};

export default joined(shared, own);
