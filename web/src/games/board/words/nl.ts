import { plural } from "../../../words/localized";
import type { BoardWords } from "./en";

const cards = (count: number): string =>
  `${count} ${plural("nl", count, { one: "kaart", other: "kaarten" })}`;
const jokers = (count: number): string =>
  `${count} ${plural("nl", count, { one: "joker", other: "jokers" })}`;

const nl: BoardWords = {
  shouts: { start: "Af!", stop: "Ligretto stop!" },

  layout: {
    drawn: "Zelf tekenen",
    drawnHint: (needed: number): string => `Tik ${needed} vakjes aan die elkaar raken.`,
  },
  parts: { chips: "chips" },
  refusals: {
    "BRD-5": "Daar kan geen pion staan.",
    "BRD-6": "Dat is niet de kaart in je hand.",
    "BRD-9": "De kleuren passen daar niet.",
    "BRD-10": "De kaart moet met een kant aan het veld van de pion liggen.",
    "BRD-11": "Dat veld is niet vrij.",
    "BRD-16": "Die pion is geblokkeerd.",
    "BRD-17": "Dat kan een joker niet overbruggen.",
    "BRD-23": "De kaarten worden nagekeken.",
    "BRD-24": "Andersom zou hij passen.",
    "BRD-26": "Die kaarten kun je niet kiezen.",
    "BRD-28": "Die kaarten kun je niet terugnemen.",
    "BRD-33": "Bevrijd eerst de pion die jij hebt geblokkeerd.",
    "BRD-34": "Wie hem blokkeerde, heeft nog heel even.",
  },
  options: {
    tokens: {
      name: "Pionnen",
      about: "Waar de vier pionnen staan als de race begint.",
      values: {
        recommended: "Op de aanbevolen velden",
        players: "Jullie zetten ze om de beurt neer",
        random: "Ergens, willekeurig",
      },
    },
    mistakes: {
      name: "Foute kaarten",
      about: "Wat er gebeurt met een kaart die niet bij zijn velden past.",
      values: {
        refused: "Ze kunnen niet gelegd worden",
        called: "Ze blijven liggen, en je buur zoekt ze na afloop",
      },
    },
    reversed: {
      name: "Verkeerd om",
      about: "Een kaart op de goede twee velden, maar met de kleuren verwisseld.",
      values: { mistake: "Telt als fout", forgiven: "Wordt vergeven" },
    },
    layout: {
      name: "Vorm van het bord",
      about: "Hoe de delen liggen. Teken zelf: # is een deel, . een gat en / de volgende rij.",
      values: {
        block: "Blok",
        line: "Lijn",
        L: "L",
        T: "T",
        cross: "Kruis",
        stairs: "Trap",
        U: "U",
      },
    },
    rounds: { name: "Rondes", about: "Hoeveel rondes een potje heeft." },
  },

  board: {
    label: (columns, rows) => `Het bord, ${columns} bij ${rows} velden`,
    whole: "Hele bord",
    closeUp: "Dichtbij",
  },

  own: {
    card: (one, other) => `Je kaart: ${one} en ${other}. Druk om te draaien.`,
    rider: (token) => `Pion ${token} staat erop.`,
    noCard: "Je volgende kaart komt eraan.",
    next: (left) => `Volgende kaart omdraaien, nog ${cards(left)}`,
    nextShort: "Volgende",
    jokers: (left, used) =>
      used ? `Joker, ${used} in gebruik; druk voor nog een` : `Joker inzetten, nog ${jokers(left)}`,
    head: "Zet de pion op de andere helft van de kaart",
  },

  others: {
    seat: (name, left, jokersLeft) => `${name}: ${cards(left)}, ${jokers(jokersLeft)}`,
  },

  line: {
    joker: "Joker: welk veld moet hij overbruggen?",
    jokerToken: "Joker: naast welke pion?",
    secondJoker: "De tweede joker: welk veld?",
    owed: (token) => `Pion ${token} zit vast. Leg deze kaart ergens en hij is vrij.`,
    owedEnd: "De pion gaat naar het tweede veld.",
    blockedBy: (name, token) => `${name} heeft pion ${token} geblokkeerd.`,
    open: (token) => `Pion ${token} is geblokkeerd: iedereen mag hem bevrijden.`,
    free: (token) => `Bevrijd pion ${token}`,
    leave: "Nu niet",
    other: "Andere helft",
  },

  placing: {
    own: (token) => `Zet pion ${token} op een veld.`,
    other: (name, token) => `${name} zet pion ${token} neer.`,
  },

  checking: {
    title: (name) => `Kaarten van ${name}: liggen ze goed?`,
    progress: (at, of) => `${at} van ${of}`,
    card: "Kaart",
    below: "Bord eronder",
    right: "Goed",
    wrong: "Fout",
    done: "Alles bekeken. De anderen kijken nog na.",
    watching: "Iedereen kijkt de kaarten van een buur na.",
    question: (one, other, oneBelow, otherBelow) =>
      `Kaart: ${one}, ${other}. Bord eronder: ${oneBelow}, ${otherBelow}.`,
  },

  choosing: {
    title: "Je spelersbordje",
    on: (count) =>
      `Een voorsprong voor jou: leg ${cards(count)} opzij. Die hoef je niet meer kwijt te raken.`,
    off: (count) => `Neem ${cards(count)} terug in je hand.`,
    chosen: (count, of) => `${count} van ${of} gekozen`,
    done: "Klaar",
    again: "Opnieuw",
    wait: "De anderen kiezen nog.",
    card: (one, other) => `${one} en ${other}`,
  },

  keys: {
    race: (flip, joker) =>
      `1–4 pion · pijlen kant en richting · Enter legt · ${flip} draait om · ${joker} joker · Escape terug`,
    pay: (head) => `Pijlen bewegen · Enter eerste veld · pijl · Enter legt · ${head} helft voor de pion`,
    place: "Pijlen bewegen · Enter zet de pion neer",
  },

  first: {
    board: "Leg kaarten op hun eigen kleuren, naast een pion",
    card: "Jouw kaart: tik om te draaien, sleep om te leggen",
    next: "Past er niets? Draai de volgende om",
  },
  faceDown: { stack: "Stapel", discarded: "Aflegstapel" },

  spoken: {
    card: (one, other) => `${one} en ${other}.`,
    laid: (one, other) => `${one} en ${other} gelegd.`,
    around: (token, square) => `Pion ${token} op ${square}.`,
    sides: { up: "Boven", right: "Rechts", down: "Onder", left: "Links" },
    side: (side, colour, ends) => `${side}: ${colour}, dan ${ends}.`,
    end: (side, colour) => `${side} ${colour}`,
    nothing: "Daar is niets vrij.",
    closed: "dicht",
    aimed: (one, other, oneBelow, otherBelow) => `${one} op ${oneBelow}, ${other} op ${otherBelow}.`,
    square: (square, colour) => `${square}, ${colour}`,
    taken: (square) => `${square}, bezet`,
    close: (name, left) => `${name} heeft nog ${cards(left)}.`,
  },
};

export default nl;
