import { plural } from "../../../words/localized";
import type { BoardWords } from "./en";

const cards = (count: number): string => `${count} ${plural("es", count, { one: "carta", other: "cartas" })}`;
const jokers = (count: number): string =>
  `${count} ${plural("es", count, { one: "comodín", other: "comodines" })}`;

const es: BoardWords = {
  shouts: { start: "¡Ya!", stop: "¡Stop!" },

  layout: {
    drawn: "Dibújala",
    drawnHint: (needed: number): string => `Marca ${needed} casillas que se toquen.`,
  },
  parts: { chips: "puntos" },
  refusals: {
    "BRD-5": "Ahí no puede ir una ficha.",
    "BRD-6": "No es la carta que tienes en la mano.",
    "BRD-9": "Ahí los colores no coinciden.",
    "BRD-10": "La carta debe tocar por un borde la casilla de la ficha.",
    "BRD-11": "Esa casilla no está libre.",
    "BRD-16": "Esa ficha está bloqueada.",
    "BRD-17": "Un comodín no puede saltar eso.",
    "BRD-23": "Se están revisando las cartas.",
    "BRD-24": "Al revés sí encajaría.",
    "BRD-26": "Esas cartas no se pueden elegir.",
    "BRD-28": "Esas cartas no se pueden retirar.",
    "BRD-33": "Primero libera la ficha que has bloqueado.",
    "BRD-34": "Quien la bloqueó aún tiene un momento.",
  },
  options: {
    tokens: {
      name: "Fichas",
      about: "Dónde están las cuatro fichas cuando empieza la carrera.",
      values: {
        recommended: "En las casillas recomendadas",
        players: "Las ponen los jugadores por turno",
        random: "Donde sea, al azar",
      },
    },
    mistakes: {
      name: "Cartas mal puestas",
      about: "Qué pasa con una carta que no coincide con sus casillas.",
      values: {
        refused: "No se pueden poner",
        called: "Se quedan, y el vecino las busca después",
      },
    },
    reversed: {
      name: "Al revés",
      about: "Una carta en las dos casillas buenas, con los colores cambiados.",
      values: { mistake: "Cuenta como error", forgiven: "Se perdona" },
    },
    layout: {
      name: "Forma del tablero",
      about:
        "Cómo se colocan las secciones. Dibuja la tuya con # para una sección, . para un hueco y / para la línea siguiente.",
      values: {
        block: "Bloque",
        line: "Línea",
        L: "L",
        T: "T",
        cross: "Cruz",
        stairs: "Escalera",
        U: "U",
      },
    },
    rounds: { name: "Rondas", about: "Cuántas rondas tiene una partida." },
  },

  board: {
    label: (columns, rows) => `El tablero, ${columns} por ${rows} casillas`,
    whole: "Tablero entero",
    closeUp: "De cerca",
  },

  own: {
    card: (one, other) => `Tu carta: ${one} y ${other}. Pulsa para girarla.`,
    rider: (token) => `Lleva la ficha ${token}.`,
    noCard: "Tu siguiente carta está en camino.",
    next: (left) => `Descubrir la siguiente (${cards(left)} en el montón)`,
    nextShort: "Siguiente",
    jokers: (left, used) =>
      used ? `Comodín, ${used} en uso; pulsa para usar otro` : `Usar un comodín (tienes ${jokers(left)})`,
    head: "Poner la ficha en el otro extremo de la carta",
  },

  others: {
    seat: (name, left, jokersLeft) => `${name}: ${cards(left)}, ${jokers(jokersLeft)}`,
  },

  line: {
    joker: "Comodín: ¿qué casilla salta?",
    jokerToken: "Comodín: ¿junto a qué ficha?",
    secondJoker: "El segundo comodín: ¿qué casilla?",
    owed: (token) => `Ficha ${token} bloqueada: esta carta la libera, donde sea.`,
    owedEnd: "La ficha va a la segunda casilla.",
    blockedBy: (name, token) => `${name} ha bloqueado la ficha ${token}.`,
    open: (token) => `La ficha ${token} está bloqueada: puede liberarla cualquiera.`,
    free: (token) => `Liberar la ficha ${token}`,
    leave: "Ahora no",
    other: "Otro extremo",
  },

  placing: {
    own: (token) => `Pon la ficha ${token} en una casilla.`,
    other: (name, token) => `${name} pone la ficha ${token}.`,
  },

  checking: {
    title: (name) => `Las cartas de ${name}: ¿están bien?`,
    progress: (at, of) => `${at} de ${of}`,
    card: "Carta",
    below: "Tablero debajo",
    right: "Bien",
    wrong: "Mal",
    done: "Todas vistas. Los demás siguen revisando.",
    watching: "Cada uno mira las cartas de su vecino.",
    question: (one, other, oneBelow, otherBelow) =>
      `Carta ${one}, ${other}. Tablero debajo: ${oneBelow}, ${otherBelow}.`,
  },

  choosing: {
    title: "Tu tablero de jugador",
    on: (count) =>
      `Una ventaja para ti: aparta ${cards(count)}. No tendrás que ${plural("es", count, { one: "colocarla", other: "colocarlas" })}.`,
    off: (count) => `Vuelve a tomar ${cards(count)} en la mano.`,
    chosen: (count, of) => `${count} de ${of}`,
    done: "Listo",
    again: "Volver a empezar",
    wait: "Los demás están eligiendo.",
    card: (one, other) => `${one} y ${other}`,
  },

  keys: {
    race: (flip, joker) =>
      `1–4 ficha · flechas lado y dirección · Intro pone · ${flip} invierte · ${joker} comodín · Esc atrás`,
    pay: (head) =>
      `Flechas mueven · Intro casilla cercana · flecha · Intro pone · ${head} extremo de la ficha`,
    place: "Flechas mueven · Intro pone la ficha",
  },

  first: {
    board: "Pon cartas sobre sus colores, junto a una ficha",
    card: "Toca para girarla, arrástrala para ponerla",
    next: "¿Nada encaja? Descubre la siguiente",
  },
  faceDown: { stack: "Mazo", discarded: "Descartes" },

  spoken: {
    card: (one, other) => `${one} y ${other}.`,
    laid: (one, other) => `${one} y ${other}: jugada.`,
    around: (token, square) => `Ficha ${token} en ${square}.`,
    sides: { up: "Arriba", right: "Derecha", down: "Abajo", left: "Izquierda" },
    side: (side, colour, ends) => `${side}: ${colour}, luego ${ends}.`,
    end: (side, colour) => `${side} ${colour}`,
    nothing: "Ahí no hay nada libre.",
    closed: "cerrado",
    aimed: (one, other, oneBelow, otherBelow) => `${one} sobre ${oneBelow}, ${other} sobre ${otherBelow}.`,
    square: (square, colour) => `${square}, ${colour}`,
    taken: (square) => `${square}, ocupada`,
    close: (name, left) =>
      `A ${name} ${plural("es", left, { one: "le queda", other: "le quedan" })} ${cards(left)}.`,
  },
};

export default es;
