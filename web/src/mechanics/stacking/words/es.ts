import { plural } from "../../../words/localized";
import type { Words } from "./en";

export const cards = (count: number): string =>
  `${count} ${plural("es", count, { one: "carta", other: "cartas" })}`;

const es: Words = {
  shouts: { dutch: "¡Dutch!" },
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
    hand: (left) =>
      left ? `Descubre tres cartas de la mano, de ${cards(left)}` : "Recoge la mano y descubre tres cartas",
    pile: (card, owner) => `${card}, de ${owner}`,
    complete: (count) =>
      `${count} ${plural("es", count, { one: "pila completa", other: "pilas completas" })}`,
    bot: "un bot",
    away: "no está",
    slow: "conexión lenta",
    gone: "se ha ido",
  },
  said: {
    placed: (card) => `${card} jugado`,
    noFit: (card, before) => `${card}: antes hace falta un ${before}`,
    turned: (card) => `${card} en la mano`,
    inRow: (card, place) => `${card} en el puesto ${place}`,
    close: (name, left) =>
      left
        ? `¡A ${name} le ${plural("es", left, { one: "queda", other: "quedan" })} ${cards(left)}!`
        : `¡A ${name} no le queda ninguna!`,
  },
  told: {
    rightCall: (caller, culprits) => `${caller} tiene razón: fallo de ${culprits}.`,
    falseCall: (caller) => `${caller} no tiene razón: todas las cartas están bien.`,
    stopDenied: (name) => `${name} vuelve a tener cartas en la pila: ¡seguimos!`,
    rotated: "Todo bloqueado: cada uno pasa una carta de la mano al final.",
  },
  first: {
    middle: "Aquí juegan todos: del 1 al 10, por colores",
    turn: "¿Nada encaja? Descubre tres",
  },
  faceDown: { hand: "Mano", turned: "Descubiertas" },
  hints: { again: "Recoge" },
  parts: { middle: "centro", stock: "pila", calls: "Dutch" },
  refusals: {
    "BLZ-13": "Manos quietas: nadie toca una carta.",
    "BLZ-15": "Aquí los errores se rechazan: no hay nada que cantar.",
    "BLZ-26": "No te quedan más «¡Dutch!» en esta ronda.",
  },
  options: {
    target: {
      name: "Puntos para ganar",
      about: "Quien llega antes gana la partida. Más puntos, más rondas.",
    },
    stop: { name: "El stop", about: "Cómo acaba una ronda." },
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
      values: { false: "No", true: "Sí" },
    },
    pace: {
      name: "Ritmo",
      about: "Lo rápida que puede ser una mano.",
      values: { human: "Como una mano humana", free: "Sin límite" },
    },
  },
};

export default es;
