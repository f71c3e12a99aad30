import { plural } from "../../../words/localized";
import type { Words } from "./en";

const rounds = (count: number): string =>
  `${count} ${plural("es", count, { one: "ronda", other: "rondas" })}`;
const within = (value: string, error: string): string => (error ? `${value} ± ${error}` : value);

const es: Words = {
  title: (game) => `Cómo juego a ${game}`,
  names: {
    reaction: "Reacción",
    chances: "Ocasiones aprovechadas",
    races: "Duelos ganados",
    points: "Puntos sobre el par",
  },
  what: {
    reaction: "Desde que algo encaja hasta que lo has puesto: el medio de cada ronda, sin la red.",
    chances: "De todo lo que podías poner.",
    races: "De aquellos en que dos querían el mismo sitio.",
    points: "Más de lo que un bot adulto saca del mismo reparto, donde lo has preguntado.",
  },
  values: {
    reaction: (value, error) => `${within(value, error)} s`,
    chances: (value, error) => `${within(value, error)} %`,
    races: (value, error) => `${within(value, error)} %`,
    points: within,
  },
  like: {
    reaction: (who) => `ves como ${who}`,
    chances: (who) => `eliges como ${who}`,
    races: (who) => `corres como ${who}`,
    points: (who) => `puntúas como ${who}`,
  },
  levels: {
    child: "un niño",
    beginner: "un principiante",
    adult: "un adulto",
    regular: "un habitual",
    champion: "un campeón",
  },
  or: (who) => new Intl.ListFormat("es", { type: "disjunction" }).format(who),
  short: {
    child: "niño",
    beginner: "principiante",
    adult: "adulto",
    regular: "habitual",
    champion: "campeón",
  },
  few: "Aún hay muy pocas rondas para compararte.",
  unclear: "Demasiado cerca de varios niveles para decir cuál.",
  none: {
    reaction: "Aún no hay nada que medir.",
    chances: "Aún no hay nada que medir.",
    races: "Nadie ha querido aún el mismo sitio que tú.",
    points: "No se sabe aún de ninguna ronda.",
  },
  findPar: "Averiguarlo para mis diez últimas rondas",
  finding: (left) => `Los bots juegan tus repartos: faltan ${rounds(left)} …`,
  rounds,
  ofTheLast: (count) =>
    plural("es", count, { one: "Según tu última ronda.", other: `Según tus últimas ${count} rondas.` }),
  about:
    "Los niveles son los de los bots, entre bots adultos en una mesa de cuatro. Tras ± va un error típico: con más rondas se hace más pequeño.",
  loading: "Mirando más de tus rondas …",
  byWeek: (name) => `${name}, semana a semana`,
  weekOf: (day) => `Semana del ${day}`,
  kept: "Estas cifras son solo para ti y se guardan mientras tus partidas estén en la lista. Salen de las películas: las de una ronda están si has pasado por aquí mientras existía la suya.",
  nothing: "Juega una ronda, y aquí verás lo rápido que fuiste y qué hiciste con tus ocasiones.",
  play: "Jugar una",
};

export default es;
