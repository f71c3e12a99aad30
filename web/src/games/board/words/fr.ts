import { plural } from "../../../words/localized";
import type { BoardWords } from "./en";

const cards = (count: number): string => `${count} ${plural("fr", count, { one: "carte", other: "cartes" })}`;
const jokers = (count: number): string =>
  `${count} ${plural("fr", count, { one: "joker", other: "jokers" })}`;

const fr: BoardWords = {
  shouts: { start: "C’est parti !", stop: "Stop !" },

  layout: {
    drawn: "À dessiner",
    drawnHint: (needed: number): string => `Choisis ${needed} carrés qui se touchent.`,
  },
  parts: { chips: "jetons" },
  refusals: {
    "BRD-5": "Un pion ne peut pas se mettre là.",
    "BRD-6": "Ce n’est pas la carte que tu as en main.",
    "BRD-9": "Les couleurs ne correspondent pas.",
    "BRD-10": "La carte doit toucher la case du pion par un bord.",
    "BRD-11": "Cette case n’est pas libre.",
    "BRD-16": "Ce pion est bloqué.",
    "BRD-17": "Un joker ne peut pas enjamber ça.",
    "BRD-23": "On vérifie les cartes.",
    "BRD-24": "Dans l’autre sens, ça irait.",
    "BRD-26": "Tu ne peux pas choisir ces cartes.",
    "BRD-28": "Tu ne peux pas reprendre ces cartes.",
    "BRD-33": "Libère d’abord le pion que tu as bloqué.",
    "BRD-34": "Le joueur qui l’a bloqué a encore un instant.",
  },
  options: {
    tokens: {
      name: "Pions",
      about: "Où sont les quatre pions quand la course commence.",
      values: {
        recommended: "Sur les cases conseillées",
        players: "Les joueurs les posent tour à tour",
        random: "N’importe où, au hasard",
      },
    },
    mistakes: {
      name: "Cartes mal posées",
      about: "Ce qui arrive à une carte qui ne correspond pas à ses cases.",
      values: {
        refused: "Impossible de les poser",
        called: "Elles restent, et le voisin les cherche après",
      },
    },
    reversed: {
      name: "À l’envers",
      about: "Une carte sur les deux bonnes cases, mais couleurs inversées.",
      values: { mistake: "C’est une erreur", forgiven: "On ferme les yeux" },
    },
    layout: {
      name: "Forme du plateau",
      about:
        "Comment les pièces sont disposées. Dessine la tienne avec # pour une pièce, . pour un vide et / pour la ligne suivante.",
      values: {
        block: "Bloc",
        line: "Ligne",
        L: "L",
        T: "T",
        cross: "Croix",
        stairs: "Escalier",
        U: "U",
      },
    },
    rounds: { name: "Manches", about: "Combien de manches dure une partie." },
  },

  board: {
    label: (columns, rows) => `Le plateau, ${columns} cases sur ${rows}`,
    whole: "Plateau entier",
    closeUp: "Gros plan",
  },

  own: {
    card: (one, other) => `Ta carte : ${one} et ${other}. Appuie pour la tourner.`,
    rider: (token) => `Le pion ${token} est dessus.`,
    noCard: "Ta prochaine carte arrive.",
    next: (left) => `Retourner la carte suivante, reste ${cards(left)}`,
    nextShort: "Suivante",
    jokers: (left, used) =>
      used
        ? `Joker, ${used} en jeu ; appuie pour en jouer un autre`
        : `Jouer un joker, reste ${jokers(left)}`,
    head: "Mettre le pion à l’autre bout de la carte",
  },

  others: {
    seat: (name, left, jokersLeft) => `${name} : ${cards(left)}, ${jokers(jokersLeft)}`,
  },

  line: {
    joker: "Joker : quelle case enjamber ?",
    jokerToken: "Joker : à côté de quel pion ?",
    secondJoker: "Le second joker : quelle case ?",
    owed: (token) => `Pion ${token} bloqué : pose cette carte n’importe où, il sera libre.`,
    owedEnd: "Le pion va sur la seconde case.",
    blockedBy: (name, token) => `${name} a bloqué le pion ${token}.`,
    open: (token) => `Le pion ${token} est bloqué : chacun peut le libérer.`,
    free: (token) => `Libérer le pion ${token}`,
    leave: "Plus tard",
    other: "Autre bout",
  },

  placing: {
    own: (token) => `Pose le pion ${token} sur une case.`,
    other: (name, token) => `${name} pose le pion ${token}.`,
  },

  checking: {
    title: (name) => `Les cartes posées par ${name} sont-elles justes ?`,
    progress: (at, of) => `${at} sur ${of}`,
    card: "Carte",
    below: "Plateau dessous",
    right: "Juste",
    wrong: "Faux",
    done: "C’est tout vu. Les autres vérifient encore.",
    watching: "Chacun vérifie les cartes de son voisin.",
    question: (one, other, oneBelow, otherBelow) =>
      `Carte ${one}, ${other}. Plateau dessous : ${oneBelow}, ${otherBelow}.`,
  },

  choosing: {
    title: "Ton plateau de joueur",
    on: (count) =>
      `Un coup de pouce pour toi : mets ${cards(count)} de côté. Tu n’auras pas à ${plural("fr", count, { one: "la", other: "les" })} poser.`,
    off: (count) => `Reprends ${cards(count)} en main.`,
    chosen: (count, of) => `${count} sur ${of}`,
    done: "C’est bon",
    again: "Recommencer",
    wait: "Les autres choisissent.",
    card: (one, other) => `${one} et ${other}`,
  },

  keys: {
    race: (flip, joker) =>
      `1–4 pion · flèches côté et direction · Entrée pose · ${flip} inverse · ${joker} joker · Échap retour`,
    pay: (head) => `Flèches bouger · Entrée case proche · flèche · Entrée pose · ${head} bout du pion`,
    place: "Flèches bouger · Entrée pose le pion",
  },

  first: {
    board: "Pose tes cartes sur leurs couleurs, à côté d’un pion",
    card: "Touche pour la tourner, glisse pour la poser",
    next: "Rien ne convient ? Retourne la suivante",
  },
  faceDown: { stack: "Pioche", discarded: "Défausse" },

  spoken: {
    card: (one, other) => `${one} et ${other}.`,
    laid: (one, other) => `${one} et ${other} : posée.`,
    around: (token, square) => `Pion ${token} en ${square}.`,
    sides: { up: "Haut", right: "Droite", down: "Bas", left: "Gauche" },
    side: (side, colour, ends) => `${side} : ${colour}, puis ${ends}.`,
    end: (side, colour) => `${side} ${colour}`,
    nothing: "Rien de libre là.",
    closed: "fermé",
    aimed: (one, other, oneBelow, otherBelow) => `${one} sur ${oneBelow}, ${other} sur ${otherBelow}.`,
    square: (square, colour) => `${square}, ${colour}`,
    taken: (square) => `${square}, prise`,
    close: (name, left) => `Plus que ${cards(left)} pour ${name}.`,
  },
};

export default fr;
