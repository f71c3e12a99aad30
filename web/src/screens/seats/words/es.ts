import { plural } from "../../../words/localized";
import type { Words } from "./en";

const es: Words = {
  offer: {
    round: "Juegas desde la próxima ronda.",
    match: "Juegas desde la próxima partida.",
    waits: "Juegas en cuanto haya un sitio.",
  },
  place: {
    title: "Tu sitio",
    round: "Juegas desde la próxima ronda",
    match: "Juegas desde la próxima partida",
    seat: "El próximo sitio libre es para ti",
    inRound: "Próxima ronda",
    inMatch: "Próxima partida",
    takesOver: (name, points) => `Te quedas con el sitio de ${name}, con ${points}.`,
    added: "Se añade un sitio para ti.",
    full: "Todos los sitios están ocupados y en mitad de esta partida no se puede añadir ninguno.",
    last: "Esta es la última ronda de la partida.",
    before: (count) =>
      plural("es", count, {
        one: "Hay una persona antes que tú.",
        other: `Hay ${count} personas antes que tú.`,
      }),
    withdraw: "Ya no quiero esperar",
  },
  list: {
    title: "Esperan un sitio",
    round: (names) => `${names}: desde la próxima ronda`,
    match: (names) => `${names}: desde la próxima partida`,
  },
  news: {
    waits: (name) => `${name} espera un sitio.`,
    waitsForRound: (name) => `${name} juega desde la próxima ronda.`,
    waitsForMatch: (name) => `${name} juega desde la próxima partida.`,
    tookOver: (name, before) => `${name} se queda con el sitio de ${before}.`,
    botFills: (name, before) => `El bot ${name} sigue en lugar de ${before}.`,
    added: (name) => `${name} se suma a la partida.`,
    renamed: (before, name) => `${before} ahora se llama ${name}.`,
    sitsOut: (name) => `${name} descansa desde la próxima ronda.`,
    isBackIn: (name) => `${name} vuelve a jugar desde la próxima ronda.`,
    yours: (points) => `¡Ya estás dentro! Este sitio es tuyo, con ${points}.`,
    yoursFrom: (before, points) => `¡Ya estás dentro! El sitio de ${before} es tuyo, con ${points}.`,
    yoursBefore: "¡Ya estás dentro! Este sitio es tuyo.",
  },
  rest: {
    sitOut: "Descansar",
    sitOutNext: "Descansar desde la próxima ronda",
    comeBack: "Volver a jugar",
    out: "Descansas. Un bot juega por ti.",
    outSoon: "Descansas desde la próxima ronda.",
    inSoon: "Vuelves a jugar desde la próxima ronda.",
    chip: "Descansas",
    mark: "descansa",
    markSoon: "descansa después",
  },
  left: {
    fill: "Poner un bot",
    fillOf: (name) => `Poner un bot en el sitio de ${name}`,
    soon: (name) => `${name} se ha ido. Desde la próxima ronda sigue un bot.`,
  },
  name: {
    change: "Cambiar mi nombre",
    title: "Tu nombre",
    save: "Guardar",
    ask: "¿Cómo te llamamos?",
    itIs: "Soy yo",
    taken: (name) => `Aquí ya hay alguien que se llama ${name}.`,
    soon: "Un momento: acabas de cambiarte el nombre.",
  },
  stints: {
    title: "Quién jugó qué rondas",
    rounds: (name, from, to) => (from === to ? `${name} ${from}` : `${name} ${from}–${to}`),
    from: (name, from) => `${name} desde la ${from}`,
  },
  watcher: "Alguien que mira",
};

export default es;
