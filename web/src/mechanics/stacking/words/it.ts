import { plural } from "../../../words/localized";
import type { Words } from "./en";

export const cards = (count: number): string =>
  `${count} ${plural("it", count, { one: "carta", other: "carte" })}`;

const it: Words = {
  shouts: { dutch: "Dutch!" },
  colours: {
    red: "rosso",
    yellow: "giallo",
    green: "verde",
    blue: "blu",
    orange: "arancione",
    violet: "viola",
  },
  card: (colour, value) => `${value} ${colour}`,
  labels: {
    own: "Le tue carte",
    others: "Gli altri",
    middle: "Il centro",
    hand: (left) =>
      left ? `Gira tre carte della mano, ancora ${cards(left)}` : "Riprendi la mano e gira tre carte",
    pile: (card, owner) => `${card}, di ${owner}`,
    complete: (count) => `${count} ${plural("it", count, { one: "pila completa", other: "pile complete" })}`,
    bot: "un bot",
    away: "non c’è",
    slow: "connessione lenta",
    gone: "non è più qui",
  },
  said: {
    placed: (card) => `${card} giocato`,
    noFit: (card, before) => `${card}: prima serve un ${before}`,
    turned: (card) => `${card} in mano`,
    inRow: (card, place) => `${card} al posto ${place}`,
    close: (name, left) =>
      left
        ? `A ${name} ${plural("it", left, { one: "resta", other: "restano" })} ${cards(left)}!`
        : `${name} non ne ha più!`,
  },
  told: {
    rightCall: (caller, culprits) => `${caller} ha ragione: errore di ${culprits}.`,
    falseCall: (caller) => `${caller} ha torto: le carte sono tutte a posto.`,
    stopDenied: (name) => `${name} ha di nuovo carte nella pila: si continua!`,
    rotated: "Tutto bloccato: ognuno passa una carta della mano in fondo.",
  },
  first: {
    middle: "Qui giocano tutti: da 1 a 10, colore per colore",
    turn: "Niente da giocare? Gira tre carte",
  },
  faceDown: { hand: "Mano", turned: "Girate" },
  hints: { again: "Riprendi" },
  parts: { middle: "centro", stock: "pila", calls: "Dutch" },
  refusals: {
    "BLZ-13": "Giù le mani: nessuno tocca le carte.",
    "BLZ-15": "Qui gli errori sono rifiutati: niente da gridare.",
    "BLZ-26": "Niente più «Dutch!» per te in questa manche.",
  },
  options: {
    target: {
      name: "Punti per vincere",
      about: "Chi ci arriva prima vince la partita. Più punti, più manche.",
    },
    stop: { name: "Lo stop", about: "Come finisce una manche." },
    mistakes: {
      name: "Carte sbagliate",
      about: "Che cosa succede se qualcuno mette una carta dove non va.",
      values: {
        refused: "Non restano: la carta torna indietro",
        called: "Restano finché qualcuno se ne accorge e grida «Dutch!»",
      },
    },
    false_call: {
      name: "Un «Dutch!» a vuoto",
      about: "Quanto costa gridare quando non c’è nessun errore.",
      values: { "0": "Niente", "-1": "Un punto", "-2": "Due punti" },
    },
    blocked: {
      name: "Se nessuno può giocare",
      about: "Tutte le carte che servono sono sepolte.",
      values: {
        end: "La manche finisce e si conta",
        rotate: "Ognuno passa la prima carta della mano in fondo, e si continua",
      },
    },
    advanced: {
      values: { false: "No", true: "Sì" },
    },
    pace: {
      name: "Ritmo",
      about: "Quanto può essere veloce una mano.",
      values: { human: "Come una mano umana", free: "Senza limiti" },
    },
  },
};

export default it;
