import { plural } from "../../../words/localized";
import type { Words } from "./en";

const wins = (count: number): string =>
  `${count} ${plural("it", count, { one: "vittoria", other: "vittorie" })}`;

const it: Words = {
  games: {
    change: "Altro gioco",
    title: "A cosa giochiamo?",
    now: "È sul tavolo",
    seats: (most) => `${most} posti.`,
    resting: (count) =>
      count === 1
        ? "A turno, uno di voi riposa."
        : `A turno, ${["", "due", "tre"][count - 1] ?? count} di voi riposano.`,
    bots: (count) =>
      count === 1
        ? "Un bot lascia il posto."
        : `${["", "Due", "Tre"][count - 1] ?? count} bot lasciano il posto.`,
    sure: (game) => `Lasciare questa partita e giocare a ${game}?`,
    yes: (game) => `Giochiamo a ${game}`,
    no: "Prima finiamo questa",
    host: (name) => `${name} sceglie il gioco.`,
    decides: (name) => `Decide ${name}: la rivincita o un altro gioco?`,
    changed: (name, game) => `${name} ha messo in tavola ${game}.`,
  },
  turns: {
    title: "Prossima partita",
    sitOut: (names, count) =>
      `${names} ${plural("it", count, { one: "salta", other: "saltano" })} questa partita.`,
    sitOutYou: "Salti questa partita e rientri alla prossima.",
    comeIn: (names, count) => `${names} ${plural("it", count, { one: "entra", other: "entrano" })} in gioco.`,
    comeInYou: "Tu giochi.",
    wait: (names, count) =>
      `${names} ${plural("it", count, { one: "aspetta", other: "aspettano" })} un posto.`,
    waitYou: "Aspetti un posto.",
    about: "Chi ha giocato di più riposa per primo.",
    volunteer: "Lascio il mio posto",
    volunteered: "Lasci il tuo posto. Grazie!",
    play: "Gioco anch’io",
  },
  board: {
    title: "Vinte finora",
    of: (played) => `su ${played}`,
    spoken: (name, won, played) =>
      `${name}: ${wins(won)} in ${played} ${plural("it", played, { one: "partita", other: "partite" })}.`,
  },
};

export default it;
