import { plural } from "../../../words/localized";
import type { Words } from "./en";

const wins = (count: number): string =>
  `${count} ${plural("es", count, { one: "victoria", other: "victorias" })}`;

const es: Words = {
  games: {
    change: "Otro juego",
    title: "¿A qué jugamos?",
    now: "En la mesa",
    seats: (most) => `${most} sitios.`,
    resting: (count) =>
      count === 1
        ? "Uno de vosotros descansa, por turnos."
        : `${["", "Dos", "Tres"][count - 1] ?? count} de vosotros descansan, por turnos.`,
    bots: (count) =>
      count === 1
        ? "Un bot cede su sitio."
        : `${["", "Dos", "Tres"][count - 1] ?? count} bots ceden su sitio.`,
    sure: (game) => `¿Dejar esta partida y jugar a ${game}?`,
    yes: (game) => `Jugar a ${game}`,
    no: "Antes, terminar esta",
    host: (name) => `${name} elige el juego.`,
    decides: (name) => `${name} decide: ¿la revancha u otro juego?`,
    changed: (name, game) => `${name} ha puesto ${game} en la mesa.`,
  },
  turns: {
    title: "Próxima partida",
    sitOut: (names, count) =>
      `${names} ${plural("es", count, { one: "descansa", other: "descansan" })} esta vez.`,
    sitOutYou: "Esta vez descansas, y vuelves en la siguiente.",
    comeIn: (names, count) => `${names} ${plural("es", count, { one: "entra", other: "entran" })}.`,
    comeInYou: "Tú juegas.",
    wait: (names, count) => `${names} ${plural("es", count, { one: "espera", other: "esperan" })} un sitio.`,
    waitYou: "Esperas un sitio.",
    about: "Quien más ha jugado descansa primero.",
    volunteer: "Cedo mi sitio",
    volunteered: "Cedes tu sitio. ¡Gracias!",
    play: "Prefiero jugar",
  },
  board: {
    title: "Ganadas hasta ahora",
    of: (played) => `de ${played}`,
    spoken: (name, won, played) =>
      `${name}: ${wins(won)} en ${played} ${plural("es", played, { one: "partida", other: "partidas" })}.`,
  },
};

export default es;
