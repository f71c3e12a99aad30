import { plural } from "../../../words/localized";
import type { Words } from "./en";

const it: Words = {
  offer: {
    round: "Giochi dalla prossima manche.",
    match: "Giochi dalla prossima partita.",
    waits: "Giochi appena c’è un posto.",
  },
  place: {
    title: "Il tuo posto",
    round: "Giochi dalla prossima manche",
    match: "Giochi dalla prossima partita",
    seat: "Il prossimo posto libero è tuo",
    inRound: "Prossima manche",
    inMatch: "Prossima partita",
    takesOver: (name, points) => `Prendi il posto di ${name}, con ${points}.`,
    added: "Si aggiunge un posto per te.",
    full: "I posti sono tutti occupati e a metà di questa partita non se ne possono aggiungere.",
    last: "È l’ultima manche di questa partita.",
    before: (count) =>
      plural("it", count, {
        one: "C’è una persona prima di te.",
        other: `Ci sono ${count} persone prima di te.`,
      }),
    withdraw: "Non aspetto più",
  },
  list: {
    title: "In attesa di un posto",
    round: (names) => `${names}: dalla prossima manche`,
    match: (names) => `${names}: dalla prossima partita`,
  },
  news: {
    waits: (name) => `${name} aspetta un posto.`,
    waitsForRound: (name) => `${name} gioca dalla prossima manche.`,
    waitsForMatch: (name) => `${name} gioca dalla prossima partita.`,
    tookOver: (name, before) => `${name} prende il posto di ${before}.`,
    botFills: (name, before) => `Il bot ${name} continua al posto di ${before}.`,
    added: (name) => `${name} si unisce al gioco.`,
    renamed: (before, name) => `${before} ora si chiama ${name}.`,
    sitsOut: (name) => `${name} riposa dalla prossima manche.`,
    isBackIn: (name) => `${name} torna a giocare dalla prossima manche.`,
    yours: (points) => `Sei dei nostri! Questo posto è tuo, con ${points}.`,
    yoursFrom: (before, points) => `Sei dei nostri! Il posto di ${before} è tuo, con ${points}.`,
    yoursBefore: "Sei dei nostri! Questo posto è tuo.",
  },
  rest: {
    sitOut: "Riposo un po’",
    sitOutNext: "Riposo dalla prossima manche",
    comeBack: "Torno a giocare",
    out: "Ti riposi. Un bot gioca per te.",
    outSoon: "Ti riposi dalla prossima manche.",
    inSoon: "Torni a giocare dalla prossima manche.",
    chip: "Ti riposi",
    mark: "riposa",
    markSoon: "poi riposa",
  },
  left: {
    fill: "Metti un bot",
    fillOf: (name) => `Metti un bot al posto di ${name}`,
    soon: (name) => `${name} ha lasciato il tavolo. Dalla prossima manche continua un bot.`,
  },
  name: {
    change: "Cambia il mio nome",
    title: "Il tuo nome",
    save: "Salva",
    ask: "Come ti chiamiamo?",
    itIs: "Sono io",
    taken: (name) => `Qui c’è già qualcuno che si chiama ${name}.`,
    soon: "Un attimo: hai appena cambiato nome.",
  },
  stints: {
    title: "Chi ha giocato quali manche",
    rounds: (name, from, to) => (from === to ? `${name} ${from}` : `${name} ${from}–${to}`),
    from: (name, from) => `${name} dalla ${from}`,
  },
  watcher: "Qualcuno che guarda",
};

export default it;
