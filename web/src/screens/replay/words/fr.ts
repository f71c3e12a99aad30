import type { Words } from "./en";

const fr: Words = {
  title: (game, round) => `${game} : revoir la manche ${round}`,
  close: "Fermer",
  play: "Lecture",
  pause: "Pause",
  back: "Un coup en arrière",
  on: "Un coup en avant",
  nextRace: "Duel suivant",
  nextMissed: "Occasion manquée suivante",
  speed: "Vitesse",
  speedIs: (speed) => `Vitesse : ${speed}`,
  xray: "Retourner les cartes cachées",
  asSeen: (name) => `Comme ${name} l’a vu`,
  table: "Toute la table",
  seat: (name) => `De la place de ${name}`,
  views: "Point de vue",
  time: "Temps de la manche",
  at: (seconds) => `${seconds} secondes`,
  tooLate: (name, by) => `Trop tard pour ${name} : ${by} était là avant.`,
  stop: (name) => `${name} termine la manche.`,
  review: "Comment c’était",
  reviewOf: (name) => `Comment c’était pour ${name}`,
  share: "Partager ce moment",
  dealtAgain: "Cette manche a été redistribuée : la première donne ne compte pas.",
  gone: {
    title: "Pas à toi, ou plus là",
    about: "Une manche peut être revue pendant 90 jours, par qui jouait ou regardait.",
  },
  newer: {
    title: "Le score seulement",
    about:
      "Une version plus récente a gardé cette manche. Cette page ne sait pas encore la montrer, mais elle en connaît la fin.",
  },
};

export default fr;
