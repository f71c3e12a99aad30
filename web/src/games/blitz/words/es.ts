import { plural } from "../../../words/localized";
import type { Words } from "./en";

const cards = (count: number): string => `${count} ${plural("es", count, { one: "carta", other: "cartas" })}`;

const es: Words = {
  shouts: { start: "¡Ya!", stop: "¡Blitz!", dutch: "¡Dutch!" },
  colours: {
    red: "rojo",
    yellow: "amarillo",
    green: "verde",
    blue: "azul",
    orange: "naranja",
    violet: "violeta",
  },
  card: (colour, value) => `${value} ${colour}`,
  labels: {
    own: "Tus cartas",
    others: "Los demás",
    middle: "El centro",
    stock: (card, left) =>
      card ? `Pila Blitz: ${card}, ${cards(left)} por jugar` : `Pila Blitz: ${cards(left)} por jugar`,
    place: (number, card) => (card ? `Fila, puesto ${number}: ${card}` : `Fila, puesto ${number}: vacío`),
    turned: (card) => (card ? `Pila descubierta: ${card}` : "Pila descubierta: nada todavía"),
    hand: (left) => (left ? `Gira tres cartas de la mano, de ${left}` : "Recoge la mano y gira tres cartas"),
    pile: (card, owner) => `${card}, de ${owner}`,
    complete: (count) =>
      `${count} ${plural("es", count, { one: "pila completa", other: "pilas completas" })}`,
    seat: (name, left) => `${name}: ${cards(left)} en la pila Blitz`,
    bot: "un bot",
    away: "no está",
    slow: "conexión lenta",
    gone: "se ha ido",
  },
  said: {
    placed: (card) => `${card}: jugada`,
    noFit: (card) => `${card} no encaja en ningún sitio`,
    turned: (card) => `${card} en la mano`,
    onStock: (card, left) => `${card} en tu pila Blitz, ${cards(left)} por jugar`,
    inRow: (card, place) => `${card} en el puesto ${place}`,
    close: (name, left) =>
      left
        ? `¡A ${name} le ${plural("es", left, { one: "queda", other: "quedan" })} ${cards(left)}!`
        : `¡A ${name} no le queda ninguna!`,
    rightCall: (caller, culprits) =>
      `¡${caller} ha cantado Dutch! Una carta mal puesta vuelve a ${culprits}.`,
    falseCall: (caller) => `${caller} ha cantado Dutch, pero todo está bien.`,
    stopDenied: (name) => `Aún no: una carta mal puesta vuelve a ${name}. ¡Seguimos!`,
    rotated: "Nadie podía jugar: cada uno pasa una carta de la mano al final.",
  },
  hints: {
    choose: "¿En qué pila de tu fila?",
    stop: "Tu pila Blitz está vacía. ¡Grita!",
    again: "Recoge",
  },
  options: {
    target: {
      name: "Puntos para ganar",
      about: "Quien llega antes gana la partida. Más puntos, más rondas.",
    },
    stop: {
      name: "El stop",
      about: "Cómo acaba una ronda.",
      values: {
        automatic: "Con la última carta de una pila Blitz, al momento",
        called:
          "Cuando lo grita alguien con la pila Blitz vacía. Hasta entonces, todos pueden seguir sumando.",
      },
    },
    mistakes: {
      name: "Cartas mal puestas",
      about: "Qué pasa si alguien pone una carta donde no va.",
      values: {
        refused: "No se quedan: la carta vuelve",
        called: "Se quedan hasta que alguien lo ve y canta «¡Dutch!»",
      },
    },
    false_call: {
      name: "Un «¡Dutch!» en falso",
      about: "Lo que cuesta cantarlo cuando todo está bien.",
      values: { "0": "Nada", "-1": "Un punto", "-2": "Dos puntos" },
    },
    blocked: {
      name: "Si nadie puede jugar",
      about: "Todas las cartas que hacen falta están enterradas.",
      values: {
        end: "La ronda acaba y se cuenta",
        rotate: "Cada uno pasa la primera carta de la mano al final, y se sigue",
      },
    },
    advanced: {
      name: "Reglas para expertos",
      about:
        "Las cartas de la pila Blitz y de la pila descubierta también pueden ir sobre tu fila: una menos, chicos sobre chicas y chicas sobre chicos.",
      values: { false: "No", true: "Sí" },
    },
    pace: {
      name: "Ritmo",
      about: "Lo rápida que puede ser una mano.",
      values: {
        human: "Como una mano humana",
        free: "Sin límite",
      },
    },
  },
};

export default es;
