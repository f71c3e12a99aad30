import shared from "../../../../mechanics/stacking/lesson/words/es";
import { joined } from "../../../../words/joined";
import type { Words } from "./en";

const own: Words = {
  steps: {
    goal: {
      tell: "Soy Paciencia, y tengo tiempo. Esta pila es tu Ligretto: quien vacía antes el suyo acaba la ronda.",
    },
    next: {
      tell: "¿Ves? Tu Ligretto ha llenado el hueco: una carta menos. Sobre una pila va el número siguiente de su color.",
    },
    hand: { tell: "Tres a la vez, y solo se juega la de arriba. ¡Encaja!" },
    stop: {
      tell: "Te he ganado por un pelo, y el tuyo ha vuelto. No pasa nada: la última carta del Ligretto puede llenar un hueco.",
    },
    count: {
      tell: "¡Ligretto stop! Cada carta tuya en el centro es un punto. Cada una que queda en un Ligretto cuesta dos.",
    },
  },
  bill: { stock: "Quedan en el Ligretto" },
};

export default joined(shared, own);
