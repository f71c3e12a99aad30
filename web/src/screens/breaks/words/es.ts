import type { Words } from "./en";

const es: Words = {
  pause: {
    button: "Pausa",
    ask: "Pedir una pausa",
    asks: (name) => `${name} pide una pausa.`,
    agreed: (agreed, asked) => `¿Una pausa? ${agreed} de ${asked} de acuerdo.`,
    yes: "Sí",
    yesAloud: "Sí, hagamos una pausa",
    no: "No",
    noAloud: "No, sigamos jugando",
    takeBack: "Mejor seguir jugando",
    denied: "No todos quieren una pausa ahora. Vuelve a pedirla en la próxima ronda.",
    unanswered: "No todos han tenido tiempo de responder. Vuelve a pedirla en la próxima ronda.",
    dropped: "No hay pausa: la carrera sigue.",
  },
  paused: {
    title: "Pausa",
    alone: "Los bots te esperan todo lo que quieras.",
    all: "Todos están de acuerdo.",
    ready: (names) => `De acuerdo en seguir: ${names}.`,
    until: (time) => `Sigue automáticamente en ${time}.`,
    goOn: "Seguir",
    isReady: "Por mí, seguimos",
  },
  leave: {
    title: "¿Salir de la carrera?",
    about: "Tu sitio sigue siendo tuyo: la página de inicio te trae de vuelta.",
    waits: "Mientras tanto, la carrera te espera.",
    meanwhile: {
      bot: "Mientras tanto, un bot juega por ti.",
      pause: "Mientras tanto, los demás esperan, pero no para siempre.",
      on: "Los demás siguen sin ti.",
    },
    go: "Salir un momento",
  },
  line: {
    offline: "No tienes conexión. Nada cuenta hasta que vuelvas.",
    silent: "no responde",
  },
};

export default es;
