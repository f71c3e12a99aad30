import type { Words } from "./en";

const es: Words = {
  steps: {
    one: {
      tell: "Solo un 1 puede abrir una pila en el centro.",
      act: "Toca tu 1 rojo.",
    },
    next: { act: "Pon el 2 rojo." },
    turn: {
      tell: "Las pilas son de todos, así que he puesto yo el 3. ¿No ves ningún 4?",
      act: "Descubre tres cartas de tu mano.",
    },
    hand: { act: "Pon el 4 rojo." },
    race: {
      tell: "He abierto una pila amarilla, y tú tienes el 2. Yo también…",
      act: "¡Rápido: pon el 2 amarillo!",
    },
    stop: { act: "Pon el 6 rojo." },
  },
  bill: { middle: "Cartas en el centro" },
};

export default es;
