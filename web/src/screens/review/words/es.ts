import { plural } from "../../../words/localized";
import type { Words } from "./en";

const es: Words = {
  told: {
    lost: (thing, seconds, by) => `${thing} encajó durante ${seconds} s; luego llegó ${by}.`,
    race: (thing, by, ms) => `${thing}: ${by} se adelantó por ${ms} ms.`,
    left: (thing, seconds) => `${thing} encajó durante ${seconds} s, y se acabó la ronda.`,
    passed: (thing, seconds) => `${thing} encajó durante ${seconds} s; luego algo lo tapó.`,
    gone: (thing, seconds) => `${thing} encajó durante ${seconds} s; luego ya no había sitio.`,
    nothing: "No se perdió nada importante.",
  },
  see: "Ver",
  points: {
    name: "Cartas",
    value: (count) => plural("es", count, { one: `${count} punto`, other: `${count} puntos` }),
    par: (mean, error) => `un bot adulto saca ${mean} ± ${error} de este reparto`,
    none: "en esta ronda",
  },
  chances: {
    name: "Ocasiones",
    value: (taken, of) => `${taken} de ${of}`,
    about: "aprovechadas de las que hubo",
  },
  reaction: {
    name: "Reacción",
    value: (seconds) => `${seconds} s`,
    about: "la del medio, sin la red",
    lately: "tus últimas 20 rondas, esta en amarillo",
    none: "nada que medir",
  },
  races: {
    name: "Duelos",
    value: (won, of) => `${won} de ${of}`,
    about: "ganados, donde dos querían el mismo sitio",
  },
  timeline: "La ronda, sitio por sitio",
  fates: { taken: "aprovechada", lost: "alguien llegó antes", missed: "se quedó ahí" },
};

export default es;
