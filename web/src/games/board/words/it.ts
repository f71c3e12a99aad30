import { plural } from "../../../words/localized";
import type { BoardWords } from "./en";

const cards = (count: number): string =>
  `${count} ${plural("it", count, { one: "tessera", other: "tessere" })}`;
const jokers = (count: number): string => `${count} jolly`;

const it: BoardWords = {
  shouts: { start: "Via!", stop: "Stop!" },

  layout: {
    drawn: "Disegnala",
    drawnHint: (needed: number): string => `Tocca ${needed} quadrati vicini tra loro.`,
  },
  parts: { chips: "gettoni" },
  refusals: {
    "BRD-5": "Lì una pedina non può stare.",
    "BRD-6": "Non è la tessera che hai in mano.",
    "BRD-9": "Lì i colori non corrispondono.",
    "BRD-10": "La tessera deve toccare con un lato la casella della pedina.",
    "BRD-11": "Quella casella non è libera.",
    "BRD-16": "Quella pedina è bloccata.",
    "BRD-17": "Un jolly non può scavalcare quello.",
    "BRD-23": "Si controllano le tessere.",
    "BRD-24": "Girata, andrebbe bene.",
    "BRD-26": "Queste tessere non si possono scegliere.",
    "BRD-28": "Queste tessere non si possono riprendere.",
    "BRD-33": "Prima libera la pedina che hai bloccato.",
    "BRD-34": "Chi l’ha bloccata ha ancora un attimo.",
  },
  options: {
    tokens: {
      name: "Pedine",
      about: "Dove stanno le quattro pedine quando comincia la corsa.",
      values: {
        recommended: "Sulle caselle consigliate",
        players: "Le mettono i giocatori, a turno",
        random: "Ovunque, a caso",
      },
    },
    mistakes: {
      name: "Tessere sbagliate",
      about: "Che cosa succede a una tessera che non corrisponde alle sue caselle.",
      values: {
        refused: "Non si possono mettere",
        called: "Restano, e il vicino le cerca dopo",
      },
    },
    reversed: {
      name: "Al contrario",
      about: "Una tessera sulle due caselle giuste, ma con i colori invertiti.",
      values: { mistake: "Vale come errore", forgiven: "Si chiude un occhio" },
    },
    layout: {
      name: "Forma del tabellone",
      about:
        "Come sono disposti i pezzi. Disegna la tua con # per un pezzo, . per un vuoto e / per la riga seguente.",
      values: {
        block: "Blocco",
        line: "Linea",
        L: "L",
        T: "T",
        cross: "Croce",
        stairs: "Scala",
        U: "U",
      },
    },
    rounds: { name: "Manche", about: "Quante manche ha una partita." },
  },

  board: {
    label: (columns, rows) => `Il tabellone, ${columns} per ${rows} caselle`,
    whole: "Tutto il tabellone",
    closeUp: "Da vicino",
  },

  own: {
    card: (one, other) => `La tua tessera: ${one} e ${other}. Premi per girarla.`,
    rider: (token) => `Porta la pedina ${token}.`,
    noCard: "La prossima tessera sta arrivando.",
    next: (left) => `Scopri la prossima, ancora ${cards(left)}`,
    nextShort: "Prossima",
    jokers: (left, used) =>
      used ? `Jolly, ${used} in uso; premi per usarne un altro` : `Usa un jolly, ancora ${jokers(left)}`,
    head: "Metti la pedina all’altro capo della tessera",
  },

  others: {
    seat: (name, left, jokersLeft) => `${name}: ${cards(left)}, ${jokers(jokersLeft)}`,
  },

  line: {
    joker: "Jolly: quale casella scavalca?",
    jokerToken: "Jolly: accanto a quale pedina?",
    secondJoker: "Il secondo jolly: quale casella?",
    owed: (token) => `Pedina ${token} bloccata: questa tessera la libera, ovunque.`,
    owedEnd: "La pedina va sulla seconda casella.",
    blockedBy: (name, token) => `${name} ha bloccato la pedina ${token}.`,
    open: (token) => `La pedina ${token} è bloccata: chiunque può liberarla.`,
    free: (token) => `Libera la pedina ${token}`,
    leave: "Non ora",
    other: "Altro capo",
  },

  placing: {
    own: (token) => `Metti la pedina ${token} su una casella.`,
    other: (name, token) => `${name} mette la pedina ${token}.`,
  },

  checking: {
    title: (name) => `Le tessere di ${name}: sono giuste?`,
    progress: (at, of) => `${at} di ${of}`,
    card: "Tessera",
    below: "Tabellone sotto",
    right: "Giusta",
    wrong: "Sbagliata",
    done: "Viste tutte. Gli altri stanno ancora controllando.",
    watching: "Ognuno controlla le tessere del vicino.",
    question: (one, other, oneBelow, otherBelow) =>
      `Tessera ${one}, ${other}. Tabellone sotto: ${oneBelow}, ${otherBelow}.`,
  },

  choosing: {
    title: "La tua plancia",
    on: (count) =>
      `Un vantaggio per te: metti da parte ${cards(count)}. Non dovrai ${plural("it", count, { one: "piazzarla", other: "piazzarle" })}.`,
    off: (count) => `Riprendi in mano ${cards(count)}.`,
    chosen: (count, of) => `${count} di ${of}`,
    done: "Fatto",
    again: "Da capo",
    wait: "Gli altri stanno scegliendo.",
    card: (one, other) => `${one} e ${other}`,
  },

  keys: {
    race: (flip, joker) =>
      `1–4 pedina · frecce lato e direzione · Invio mette · ${flip} inverte · ${joker} jolly · Esc indietro`,
    pay: (head) =>
      `Frecce spostano · Invio casella vicina · freccia · Invio mette · ${head} capo della pedina`,
    place: "Frecce spostano · Invio mette la pedina",
  },

  first: {
    board: "Metti le tessere sui loro colori, accanto a una pedina",
    card: "Tocca per girarla, trascinala per metterla",
    next: "Nessun posto? Scopri la prossima",
  },
  faceDown: { stack: "Mazzo", discarded: "Scarti" },

  spoken: {
    card: (one, other) => `${one} e ${other}.`,
    laid: (one, other) => `${one} e ${other}: giocata.`,
    around: (token, square) => `Pedina ${token} in ${square}.`,
    sides: { up: "Su", right: "Destra", down: "Giù", left: "Sinistra" },
    side: (side, colour, ends) => `${side}: ${colour}, poi ${ends}.`,
    end: (side, colour) => `${side} ${colour}`,
    nothing: "Lì non c’è niente di libero.",
    closed: "chiuso",
    aimed: (one, other, oneBelow, otherBelow) => `${one} su ${oneBelow}, ${other} su ${otherBelow}.`,
    square: (square, colour) => `${square}, ${colour}`,
    taken: (square) => `${square}, occupata`,
    close: (name, left) => `${name} ha ancora ${cards(left)}.`,
  },
};

export default it;
