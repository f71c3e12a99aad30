import type { Words } from "./en";

const es: Words = {
  steps: {
    goal: {
      tell: "Soy Paciencia, y tengo tiempo. Esta es tu pila Blitz: quien vacía antes la suya acaba la ronda.",
    },
    one: {
      tell: "Un 1 abre una pila en el centro, y nada más lo hace.",
      act: "Toca tu 1 rojo.",
    },
    next: {
      tell: "¿Ves? Tu pila Blitz ha llenado el hueco de la fila: una carta menos. Sobre una pila va el número siguiente de su color.",
      act: "Pon el 2 rojo.",
    },
    turn: {
      tell: "Las pilas son de todos, así que he puesto yo el 3. ¿No ves ningún 4?",
      act: "Gira tres cartas de tu mano.",
    },
    hand: {
      tell: "Es tu pila descubierta: tres a la vez, y solo se juega la de arriba. ¡Encaja!",
      act: "Pon el 4 rojo.",
    },
    race: {
      tell: "He abierto una pila amarilla, y tú tienes el 2. Yo también…",
      act: "¡Rápido: pon el 2 amarillo!",
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
      act: "Pon el 6 rojo.",
    },
    count: {
      tell: "¡Blitz! Cada carta tuya en el centro es un punto. Cada una que queda en una pila Blitz cuesta dos.",
    },
  },
  bill: {
    middle: "Cartas en el centro",
    stock: "Quedan en la pila Blitz",
  },
};

export default es;
