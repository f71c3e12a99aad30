import shared from "../../../../mechanics/stacking/lesson/words/es";
import { joined } from "../../../../words/joined";
import type { Words } from "./en";

const own: Words = {
  steps: {
    goal: {
      tell: "Soy Paciencia, y tengo tiempo. Esta es tu pila Blitz: quien vacía antes la suya acaba la ronda.",
    },
    next: {
      tell: "¿Ves? Tu pila Blitz ha llenado el hueco de la fila: una carta menos. Sobre una pila va el número siguiente de su color.",
    },
    hand: {
      tell: "Es tu pila descubierta: tres a la vez, y solo se juega la de arriba. ¡Encaja!",
    },
    build: {
      tell: "Te he ganado por un pelo. Entre expertos también se baja sobre la propia fila, alternando chicos y chicas.",
      act: "Pon el 8 azul (chico) sobre el 9 verde (chica).",
    },
    dutch: {
      tell: "Uy: mi 10 sobre ese 4 está mal. Donde los errores se quedan, quien ve uno lo canta.",
      act: "Canta «¡Dutch!»",
    },
    stop: {
      tell: "Buen ojo: la mía ha vuelto. La última carta de tu pila Blitz puede llenar un hueco.",
    },
    count: {
      tell: "¡Blitz! Cada carta tuya en el centro es un punto. Cada una que queda en una pila Blitz cuesta dos.",
    },
  },
  bill: { stock: "Quedan en la pila Blitz" },
};

export default joined(shared, own);
