import { plural } from "../../../words/localized";
import type { Words } from "./en";

const de: Words = {
  offer: {
    round: "Du spielst ab der nächsten Runde mit.",
    match: "Du spielst ab der nächsten Partie mit.",
    waits: "Du spielst mit, sobald ein Platz da ist.",
  },
  place: {
    title: "Dein Platz",
    round: "Du bist ab der nächsten Runde dabei",
    match: "Du bist ab der nächsten Partie dabei",
    seat: "Du bekommst den nächsten freien Platz",
    inRound: "Ab nächster Runde",
    inMatch: "Ab nächster Partie",
    takesOver: (name, points) => `Du übernimmst den Platz von ${name}. Stand: ${points}.`,
    added: "Für dich kommt ein Platz dazu.",
    full: "Alle Plätze sind besetzt, und mitten in dieser Partie kommt keiner dazu.",
    last: "Das ist die letzte Runde dieser Partie.",
    before: (count) =>
      plural("de", count, {
        one: "Eine Person ist vor dir dran.",
        other: `${count} Leute sind vor dir dran.`,
      }),
    withdraw: "Doch nicht warten",
  },
  list: {
    title: "Warten auf einen Platz",
    round: (names) => `${names}: ab der nächsten Runde`,
    match: (names) => `${names}: ab der nächsten Partie`,
  },
  news: {
    waits: (name) => `${name} wartet auf einen Platz.`,
    waitsForRound: (name) => `${name} ist ab der nächsten Runde dabei.`,
    waitsForMatch: (name) => `${name} ist ab der nächsten Partie dabei.`,
    tookOver: (name, before) => `${name} übernimmt den Platz von ${before}.`,
    botFills: (name, before) => `Der Bot ${name} spielt für ${before} weiter.`,
    added: (name) => `${name} spielt jetzt mit.`,
    renamed: (before, name) => `${before} heißt jetzt ${name}.`,
    sitsOut: (name) => `${name} setzt ab der nächsten Runde aus.`,
    isBackIn: (name) => `${name} spielt ab der nächsten Runde wieder mit.`,
    yours: (points) => `Du bist dabei! Der Platz gehört jetzt dir. Stand: ${points}.`,
    yoursFrom: (before, points) =>
      `Du bist dabei! Der Platz von ${before} gehört jetzt dir. Stand: ${points}.`,
    yoursBefore: "Du bist dabei! Der Platz gehört jetzt dir.",
  },
  rest: {
    sitOut: "Aussetzen",
    sitOutNext: "Ab der nächsten Runde aussetzen",
    comeBack: "Wieder mitspielen",
    out: "Du setzt aus. Ein Bot spielt für dich.",
    outSoon: "Du setzt ab der nächsten Runde aus.",
    inSoon: "Du spielst ab der nächsten Runde wieder mit.",
    chip: "Du setzt aus",
    mark: "setzt aus",
    markSoon: "setzt gleich aus",
  },
  left: {
    fill: "Bot hinsetzen",
    fillOf: (name) => `Einen Bot auf den Platz von ${name} setzen`,
    soon: (name) => `${name} ist gegangen. Ab der nächsten Runde spielt ein Bot weiter.`,
  },
  name: {
    change: "Meinen Namen ändern",
    title: "Dein Name",
    save: "Speichern",
    ask: "Wie sollen wir dich nennen?",
    itIs: "Das bin ich",
    taken: (name) => `${name} heißt hier schon jemand.`,
    soon: "Moment noch: Du hast deinen Namen gerade erst geändert.",
  },
  stints: {
    title: "Wer welche Runden gespielt hat",
    rounds: (name, from, to) => (from === to ? `${name} ${from}` : `${name} ${from}–${to}`),
    from: (name, from) => `${name} ab ${from}`,
  },
  watcher: "Jemand, der zuschaut",
};

export default de;
