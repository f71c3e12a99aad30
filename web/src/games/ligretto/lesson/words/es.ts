import type { Words } from "./en";

const es: Words = {
  steps: {
    goal: {
      tell: "Soy Paciencia, y tengo tiempo. Esta pila es tu Ligretto: quien vacía antes el suyo acaba la ronda.",
    },
    one: {
      tell: "Un 1 abre una pila en el centro, y nada más lo hace.",
      act: "Toca tu 1 rojo.",
    },
    next: {
      tell: "¿Ves? Tu Ligretto ha llenado el hueco: una carta menos. Sobre una pila va el número siguiente de su color.",
      act: "Pon el 2 rojo.",
    },
    turn: {
      tell: "Las pilas son de todos, así que he puesto yo el 3. ¿No ves ningún 4?",
      act: "Gira tres cartas de tu mano.",
    },
    hand: {
      tell: "Tres a la vez, y solo se juega la de arriba. ¡Encaja!",
      act: "Pon el 4 rojo.",
    },
    race: {
      tell: "He abierto una pila amarilla, y tú tienes el 2. Yo también…",
      act: "¡Rápido: pon el 2 amarillo!",
    },
    stop: {
      tell: "Te he ganado por un pelo, y el tuyo ha vuelto. No pasa nada: la última carta del Ligretto puede llenar un hueco.",
      act: "Pon el 6 rojo.",
    },
    count: {
      tell: "¡Ligretto stop! Cada carta tuya en el centro es un punto. Cada una que queda en un Ligretto cuesta dos.",
    },
  },
  bill: {
    middle: "Cartas en el centro",
    stock: "Quedan en el Ligretto",
  },
};

export default es;
