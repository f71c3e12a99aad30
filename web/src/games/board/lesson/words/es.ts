import type { Words } from "./en";

const es: Words = {
  steps: {
    goal: {
      tell: "Soy Paciencia, y tengo tiempo. Te quedan cinco cartas: quien pone antes todas las suyas gana la ronda.",
    },
    closeUp: {
      tell: "Si las casillas son pequeñas, ves las cuatro fichas de cerca. Un botón muestra el tablero entero, y puedes jugar en los dos.",
    },
    lay: {
      tell: "Una carta va sobre dos casillas de sus colores, una de ellas junto a una ficha. Tócala para girarla.",
      act: "Arrástrala a las dos casillas.",
    },
    moved: {
      tell: "La ficha ha pasado al otro extremo de tu carta. Hay cuatro, y todas son de todos.",
      act: "Pon esta junto a la ficha 2.",
    },
    next: {
      tell: "Esta carta no va junto a ninguna ficha. Déjala: ya volverá.",
      act: "Descubre la siguiente carta.",
    },
    race: {
      tell: "Esa va junto a la ficha 3. Pero la mía también…",
      act: "¡Rápido: ponla!",
    },
    joker: {
      tell: "Te he ganado por un pelo, y la ficha 3 se ha movido. Un comodín salta una casilla de cualquier color.",
      act: "Pon un comodín junto a la ficha 3, y detrás tu carta.",
    },
    block: {
      tell: "Esta va junto a la ficha 2, en la esquina. Mira lo que pasa.",
      act: "Ponla.",
    },
    pay: {
      tell: "Sin salida: la ficha 2 está bloqueada y te toca sacarla. Tu próxima carta va donde quieras, y se la lleva.",
      act: "Pon la carta sobre una casilla roja y una verde.",
    },
    count: {
      tell: "¡Stop! El primero se lleva dos puntos. El último juega la próxima ronda con dos cartas menos, y así sigue reñido.",
    },
  },
  bill: {
    place: "Por el puesto",
  },
};

export default es;
