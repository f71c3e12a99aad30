import { plural } from "../../../words/localized";
import type { Words } from "./en";

const fr: Words = {
  offer: {
    round: "Tu joues dès la prochaine manche.",
    match: "Tu joues dès la prochaine partie.",
    waits: "Tu joues dès qu’une place se libère.",
  },
  place: {
    title: "Ta place",
    round: "Tu joues dès la prochaine manche",
    match: "Tu joues dès la prochaine partie",
    seat: "La prochaine place libre est pour toi",
    inRound: "Prochaine manche",
    inMatch: "Prochaine partie",
    takesOver: (name, points) => `Tu prends la place de ${name}, avec ${points}.`,
    added: "On ajoute une place pour toi.",
    full: "Toutes les places sont prises, et on ne peut pas en ajouter au milieu de cette partie.",
    last: "C’est la dernière manche de cette partie.",
    before: (count) =>
      plural("fr", count, {
        one: "Une personne est avant toi.",
        other: `${count} personnes sont avant toi.`,
      }),
    withdraw: "Ne plus attendre",
  },
  list: {
    title: "En attente d’une place",
    round: (names) => `${names} : dès la prochaine manche`,
    match: (names) => `${names} : dès la prochaine partie`,
  },
  news: {
    waits: (name) => `${name} attend une place.`,
    waitsForRound: (name) => `${name} joue dès la prochaine manche.`,
    waitsForMatch: (name) => `${name} joue dès la prochaine partie.`,
    tookOver: (name, before) => `${name} prend la place de ${before}.`,
    botFills: (name, before) => `Le bot ${name} continue à la place de ${before}.`,
    added: (name) => `${name} se joint à vous.`,
    renamed: (before, name) => `${before} s’appelle maintenant ${name}.`,
    sitsOut: (name) => `${name} passe son tour dès la prochaine manche.`,
    isBackIn: (name) => `${name} rejoue dès la prochaine manche.`,
    yours: (points) => `Te voilà de la partie ! Cette place est la tienne, avec ${points}.`,
    yoursFrom: (before, points) =>
      `Te voilà de la partie ! La place de ${before} est la tienne, avec ${points}.`,
    yoursBefore: "Te voilà de la partie ! Cette place est la tienne.",
  },
  rest: {
    sitOut: "Passer mon tour",
    sitOutNext: "Passer mon tour dès la prochaine manche",
    comeBack: "Rejouer",
    out: "Tu passes ton tour. Un bot joue pour toi.",
    outSoon: "Tu passes ton tour dès la prochaine manche.",
    inSoon: "Tu rejoues dès la prochaine manche.",
    chip: "Tu passes ton tour",
    mark: "passe son tour",
    markSoon: "passe ensuite son tour",
  },
  left: {
    fill: "Y mettre un bot",
    fillOf: (name) => `Mettre un bot à la place de ${name}`,
    soon: (name) => `${name} a quitté la table. Un bot prend la suite dès la prochaine manche.`,
  },
  name: {
    change: "Changer mon nom",
    title: "Ton nom",
    save: "Enregistrer",
    ask: "Comment veux-tu qu’on t’appelle ?",
    itIs: "C’est moi",
    taken: (name) => `Quelqu’un ici s’appelle déjà ${name}.`,
    soon: "Un instant : tu viens de changer de nom.",
  },
  stints: {
    title: "Qui a joué quelles manches",
    rounds: (name, from, to) => (from === to ? `${name} ${from}` : `${name} ${from}–${to}`),
    from: (name, from) => `${name} dès la ${from}`,
  },
  watcher: "Quelqu’un qui regarde",
};

export default fr;
