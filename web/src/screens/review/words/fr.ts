import { plural } from "../../../words/localized";
import type { Words } from "./en";

const fr: Words = {
  told: {
    lost: (thing, seconds, by) => `${thing} allait pendant ${seconds} s, puis ${by} était là.`,
    race: (thing, by, ms) => `${thing} : ${by} a devancé de ${ms} ms.`,
    left: (thing, seconds) => `${thing} allait pendant ${seconds} s, puis la manche était finie.`,
    passed: (thing, seconds) => `${thing} allait pendant ${seconds} s, puis autre chose l’a couvert.`,
    gone: (thing, seconds) => `${thing} allait pendant ${seconds} s, puis la place n’était plus là.`,
    nothing: "Rien d’important n’a été manqué.",
  },
  see: "Voir",
  points: {
    name: "Cartes",
    value: (count) => plural("fr", count, { one: `${count} point`, other: `${count} points` }),
    par: (mean, error) => `un bot adulte fait ${mean} ± ${error} avec cette donne`,
    none: "dans cette manche",
  },
  chances: {
    name: "Occasions",
    value: (taken, of) => `${taken} sur ${of}`,
    about: "saisies parmi ce qui allait",
  },
  reaction: {
    name: "Réaction",
    value: (seconds) => `${seconds} s`,
    about: "celle du milieu, sans le réseau",
    lately: "tes 20 dernières manches, celle-ci en jaune",
    none: "rien à mesurer",
  },
  races: {
    name: "Duels",
    value: (won, of) => `${won} sur ${of}`,
    about: "gagnés, là où deux voulaient la même place",
  },
  timeline: "La manche, place par place",
  fates: { taken: "saisie", lost: "un autre était là avant", missed: "restée là" },
};

export default fr;
