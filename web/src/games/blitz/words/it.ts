import { plural } from "../../../words/localized";
import type { Words } from "./en";

const cards = (count: number): string => `${count} ${plural("it", count, { one: "carta", other: "carte" })}`;

const it: Words = {
  shouts: { start: "Via!", stop: "Blitz!", dutch: "Dutch!" },
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
    stock: (card, left) =>
      card ? `Pila Blitz: ${card}, ne hai ancora ${left}` : `Pila Blitz: ne hai ancora ${left}`,
    place: (number, card) => (card ? `Fila, posto ${number}: ${card}` : `Fila, posto ${number}: vuoto`),
    turned: (card) => (card ? `Pila scoperta: ${card}` : "Pila scoperta: ancora niente"),
    hand: (left) =>
      left ? `Gira tre carte della mano, ancora ${cards(left)}` : "Riprendi la mano e gira tre carte",
    pile: (card, owner) => `${card}, di ${owner}`,
    complete: (count) => `${count} ${plural("it", count, { one: "pila completa", other: "pile complete" })}`,
    seat: (name, left) => `${name}: ancora ${cards(left)} nella pila Blitz`,
    bot: "un bot",
    away: "non c’è",
    slow: "linea lenta",
    gone: "non è più qui",
  },
  said: {
    placed: (card) => `${card}: giocata`,
    noFit: (card) => `${card} non va da nessuna parte`,
    turned: (card) => `${card} in mano`,
    onStock: (card, left) => `${card} sulla tua pila Blitz, ancora ${cards(left)}`,
    inRow: (card, place) => `${card} al posto ${place}`,
    close: (name, left) =>
      left
        ? `A ${name} ${plural("it", left, { one: "resta", other: "restano" })} ${cards(left)}!`
        : `${name} non ne ha più!`,
    rightCall: (caller, culprits) => `${caller} ha gridato Dutch! Una carta sbagliata torna a ${culprits}.`,
    falseCall: (caller) => `${caller} ha gridato Dutch, ma è tutto a posto.`,
    stopDenied: (name) => `Non ancora: una carta sbagliata torna a ${name}. Si continua!`,
    rotated: "Nessuno poteva giocare: ognuno passa una carta della mano in fondo.",
  },
  hints: {
    choose: "Quale pila della tua fila?",
    stop: "La tua pila Blitz è vuota. Grida!",
    again: "Riprendi",
  },
  options: {
    target: {
      name: "Punti per vincere",
      about: "Chi ci arriva prima vince la partita. Più punti, più round.",
    },
    stop: {
      name: "Lo stop",
      about: "Come finisce un round.",
      values: {
        automatic: "Subito, con l’ultima carta di una pila Blitz",
        called: "Quando lo grida qualcuno con la pila Blitz vuota. Fino ad allora tutti possono fare punti.",
      },
    },
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
        end: "Il round finisce e si conta",
        rotate: "Ognuno passa la prima carta della mano in fondo, e si continua",
      },
    },
    advanced: {
      name: "Regole per esperti",
      about:
        "Le carte della pila Blitz e della pila scoperta possono andare anche sulla tua fila: una in meno, bimbi su bimbe e bimbe su bimbi.",
      values: { false: "No", true: "Sì" },
    },
    pace: {
      name: "Ritmo",
      about: "Quanto può essere veloce una mano.",
      values: {
        human: "Come una mano umana",
        free: "Senza limiti",
      },
    },
  },
};

export default it;
