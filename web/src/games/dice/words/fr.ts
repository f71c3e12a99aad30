import { plural } from "../../../words/localized";
import type { DiceWords } from "./en";

const dice = (count: number): string => `${count} ${plural("fr", count, { one: "dé", other: "dés" })}`;

/** The row is feminine in French: "rangée verte". */
const feminine = (colour: string): string => colour.replace(/(t|u)$/, "$1e");

const fr: DiceWords = {
  shouts: { start: "À vos dés !", stop: "Stop !" },

  parts: { left: "reste", others: "autres" },
  refusals: {
    "DIC-4": "Tu n’as pas ce dé.",
    "DIC-6": "Sa rangée n’en est pas encore là.",
    "DIC-7": "Trop tard : la place est prise.",
  },
  options: {
    pace: {
      name: "Vitesse de la main",
      about: "Une main de chair et d’os prend un dé à la fois, et met un instant à secouer le gobelet.",
      values: { human: "Comme une main humaine", free: "Aussi vite que tes doigts" },
    },
    rounds_per_player: {
      name: "Manches par joueur",
      about: "À trois par joueur, on fait six manches à deux, et douze à quatre.",
    },
    dice: {
      name: "Dés par joueur",
      about: "Tous en piochent autant. Un ou deux de plus pour les grands, et les enfants ont leur chance.",
    },
  },

  race: {
    board: "Le plateau",
    ownDice: "Tes dés",
    others: "Les autres",
    die: (colour, face) => `${face} ${colour}`,
    row: (colour, wanted) => `Rangée ${feminine(colour)}, il faut un ${wanted}`,
    rowFull: (colour) => `Rangée ${feminine(colour)}, pleine`,
    roll: "Lancer",
    rollAll: (count) => `Tout lancer : ${dice(count)}`,
    rolling: "Les dés roulent",
    leftShort: "reste",
    seat: (name, count) => `${name}, reste ${dice(count)}`,
    bot: "bot",
  },

  first: {
    rows: "Quatre rangées, de 1 à 6 : au plus rapide",
    dice: "Pose tous tes dés avant les autres",
    roll: "Rien ne convient ? Relance-les tous",
  },
  spoken: {
    placed: (die) => `${die} posé`,
    rolled: (rolled) => `Lancé : ${rolled.join(", ")}`,
    wants: (rows) => `Il faut : ${rows.join(", ")}`,
    noneFits: (colour) => `Aucun dé ${colour} ne convient`,
    notYet: (colour, face, wanted) => `Le ${face} ${colour} ne convient pas : il faut un ${wanted}`,
    rowFull: (colour) => `La rangée ${feminine(colour)} est pleine`,
    onlyFew: (name, count) => `Plus que ${dice(count)} pour ${name}`,
  },

  keys: {
    colour: (colour) => `Poser le dé ${colour} qui convient`,
    roll: "Lancer tous tes dés",
    wants: (key) => `Appuie sur ${key} pour entendre ce qu’il faut.`,
  },
};

export default fr;
