import shared, { cards } from "../../../mechanics/stacking/words/es";
import { joined } from "../../../words/joined";
import type { Words } from "./en";

const own: Words = {
  shouts: { start: "¡Ya!", stop: "¡Blitz!" },
  labels: {
    stock: (card, left) =>
      card ? `Pila Blitz: ${card}, ${cards(left)} por jugar` : `Pila Blitz: ${cards(left)} por jugar`,
    place: (number, card) => (card ? `Fila, puesto ${number}: ${card}` : `Fila, puesto ${number}: vacío`),
    turned: (card) => (card ? `Pila descubierta: ${card}` : "Pila descubierta: nada todavía"),
    seat: (name, left) => `${name}: ${cards(left)} en la pila Blitz`,
  },
  said: {
    onStock: (card, left) => `${card} en tu pila Blitz, ${cards(left)} por jugar`,
  },
  first: {
    goal: "Tu pila Blitz: vacíala antes que nadie",
  },
  faceDown: { stock: "Pila Blitz" },
  hints: {
    choose: "¿En qué pila de tu fila?",
    stop: "Tu pila Blitz está vacía. ¡Grita!",
  },
  refusals: {
    "BLZ-5": "No va en ninguna pila; solo un 1 abre una.",
    "BLZ-8": "No quedan cartas por descubrir.",
    "BLZ-9": "Esa carta no está a la vista.",
    "BLZ-10": "Tu pila Blitz aún no está vacía.",
    "BLZ-20": "No va ahí en la fila.",
    "BLZ-21": "En la fila se alternan chicos y chicas.",
  },
  options: {
    stop: {
      values: {
        automatic: "Con la última carta de una pila Blitz, al momento",
        called:
          "Cuando lo grita alguien con la pila Blitz vacía. Hasta entonces, todos pueden seguir sumando.",
      },
    },
    advanced: {
      name: "Reglas para expertos",
      about:
        "Las cartas de la pila Blitz y de la pila descubierta también pueden ir sobre tu fila: un número menos, chicos sobre chicas y chicas sobre chicos.",
    },
  },
};

export default joined(shared, own);
