import type { Words } from "./en";

const es: Words = {
  play: "Jugar tú este reparto",
  about: (name) =>
    `El mismo reparto, en el sitio de ${name}: una ronda contra bots. No cuenta, y puedes jugarla las veces que quieras.`,
  made: (name, points) => `${name} sacó ${points}.`,
  deal: "Repartir otra vez",
  otherRules: "Las reglas han cambiado desde entonces: este reparto ya no se puede jugar.",
  mark: "Este reparto ya se ha jugado. No cuenta.",
  alone: "Aquí alguien repite una ronda contra bots. Puedes mirar.",
  once: "Otra vez",
  film: "Volver a la película",
  title: "El mismo reparto",
  youNow: "Tú, ahora",
  now: (name) => `${name}, ahora`,
  before: (name) => `${name}, entonces`,
  beforeSomebody: "Entonces",
  par: "Bots adultos",
  more: (points) => `${points} más que entonces`,
  fewer: (points) => `${points} menos que entonces`,
  same: "Exactamente lo mismo que entonces",
};

export default es;
