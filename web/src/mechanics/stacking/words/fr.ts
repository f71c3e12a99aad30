import { plural } from "../../../words/localized";
import type { Words } from "./en";

export const cards = (count: number): string =>
  `${count} ${plural("fr", count, { one: "carte", other: "cartes" })}`;

const fr: Words = {
  shouts: { dutch: "Dutch !" },
  colours: {
    red: "rouge",
    yellow: "jaune",
    green: "vert",
    blue: "bleu",
    orange: "orange",
    violet: "violet",
  },
  card: (colour, value) => `${value} ${colour}`,
  labels: {
    own: "Tes cartes",
    others: "Les autres",
    middle: "Le milieu",
    hand: (left) =>
      left
        ? `Retourne trois cartes de ta main, reste ${cards(left)}`
        : "Reprends ta main et retourne trois cartes",
    pile: (card, owner) => `${card}, posé par ${owner}`,
    complete: (count) =>
      `${count} ${plural("fr", count, { one: "pile complète", other: "piles complètes" })}`,
    bot: "un bot",
    away: "pas là",
    slow: "connexion lente",
    gone: "n’est plus là",
  },
  said: {
    placed: (card) => `${card} posé`,
    noFit: (card, before) => `${card} : il faut d’abord un ${before}`,
    turned: (card) => `${card} en main`,
    inRow: (card, place) => `${card} en place ${place}`,
    close: (name, left) =>
      left ? `Plus que ${cards(left)} pour ${name} !` : `Plus aucune carte pour ${name} !`,
  },
  told: {
    rightCall: (caller, culprits) => `${caller} a l’œil ! Carte mal posée par ${culprits}.`,
    falseCall: (caller) => `Fausse alerte, ${caller} : tout est bien posé.`,
    stopDenied: (name) => `La pile de ${name} n’est plus vide : on continue !`,
    rotated: "Bloqué : chacun passe une carte de sa main sous le paquet.",
  },
  first: {
    middle: "Ici, tout le monde joue : de 1 à 10, couleur par couleur",
    turn: "Rien ne convient ? Retourne trois cartes",
  },
  faceDown: { hand: "Main", turned: "Retournées" },
  hints: { again: "Reprends" },
  parts: { middle: "milieu", stock: "pile", calls: "Dutch" },
  refusals: {
    "BLZ-13": "Bas les pattes : personne ne touche aux cartes.",
    "BLZ-15": "Ici les erreurs sont refusées : rien à crier.",
    "BLZ-26": "Plus de « Dutch » pour toi dans cette manche.",
  },
  options: {
    target: {
      name: "Points pour gagner",
      about: "Le premier qui les atteint gagne la partie. Plus de points, plus de manches.",
    },
    stop: { name: "Le stop", about: "Comment se termine une manche." },
    mistakes: {
      name: "Cartes mal posées",
      about: "Ce qui arrive quand quelqu’un pose une carte là où elle ne va pas.",
      values: {
        refused: "Elles ne restent pas : la carte revient",
        called: "Elles restent jusqu’à ce que quelqu’un les voie et crie « Dutch ! »",
      },
    },
    false_call: {
      name: "Un « Dutch ! » pour rien",
      about: "Ce qu’il en coûte de crier quand tout est en ordre.",
      values: { "0": "Rien", "-1": "Un point", "-2": "Deux points" },
    },
    blocked: {
      name: "Quand personne ne peut jouer",
      about: "Toutes les cartes qu’il faudrait sont enfouies.",
      values: {
        end: "La manche s’arrête et on compte",
        rotate: "Chacun passe la première carte de sa main sous le paquet, et on continue",
      },
    },
    advanced: {
      values: { false: "Non", true: "Oui" },
    },
    pace: {
      name: "Rythme",
      about: "À quelle vitesse une main peut jouer.",
      values: { human: "Comme une main humaine", free: "Sans limite" },
    },
  },
};

export default fr;
