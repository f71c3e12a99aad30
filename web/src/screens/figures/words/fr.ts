import { plural } from "../../../words/localized";
import type { Words } from "./en";

const rounds = (count: number): string =>
  `${count} ${plural("fr", count, { one: "manche", other: "manches" })}`;
const within = (value: string, error: string): string => (error ? `${value} ± ${error}` : value);

const fr: Words = {
  title: (game) => `Ma façon de jouer à ${game}`,
  names: {
    reaction: "Réaction",
    chances: "Occasions saisies",
    races: "Duels gagnés",
    points: "Points au-dessus du par",
  },
  what: {
    reaction:
      "Du moment où quelque chose va jusqu’à ce que tu l’aies posé : le milieu de chaque manche, sans le réseau.",
    chances: "Parmi tout ce que tu aurais pu poser.",
    races: "Parmi ceux où deux voulaient la même place.",
    points: "De plus que ce qu’un bot adulte fait de la même donne, là où tu l’as demandé.",
  },
  values: {
    reaction: (value, error) => `${within(value, error)} s`,
    chances: (value, error) => `${within(value, error)} %`,
    races: (value, error) => `${within(value, error)} %`,
    points: within,
  },
  like: {
    reaction: (who) => `tu vois comme ${who}`,
    chances: (who) => `tu choisis comme ${who}`,
    races: (who) => `tu fonces comme ${who}`,
    points: (who) => `tu marques comme ${who}`,
  },
  levels: {
    child: "un enfant",
    beginner: "un débutant",
    adult: "un adulte",
    regular: "un habitué",
    champion: "un champion",
  },
  or: (who) => new Intl.ListFormat("fr", { type: "disjunction" }).format(who),
  short: {
    child: "enfant",
    beginner: "débutant",
    adult: "adulte",
    regular: "habitué",
    champion: "champion",
  },
  few: "Encore trop peu de manches pour te comparer.",
  unclear: "Trop près de plusieurs niveaux pour en citer un.",
  none: {
    reaction: "Rien à mesurer pour l’instant.",
    chances: "Rien à mesurer pour l’instant.",
    races: "Personne n’a encore voulu la même place que toi.",
    points: "Connu d’aucune manche pour l’instant.",
  },
  findPar: "Le chercher pour mes dix dernières manches",
  finding: (left) => `Des bots jouent tes donnes : encore ${rounds(left)}…`,
  rounds,
  ofTheLast: (count) =>
    plural("fr", count, {
      one: "D’après ta dernière manche.",
      other: `D’après tes ${count} dernières manches.`,
    }),
  about:
    "Les niveaux sont ceux des bots, parmi des bots adultes à une table de quatre. Après ± vient une erreur type : plus il y a de manches, plus elle est petite.",
  loading: "On regarde d’autres de tes manches…",
  byWeek: (name) => `${name}, semaine par semaine`,
  weekOf: (day) => `Semaine du ${day}`,
  kept: "Ces chiffres ne sont que pour toi, et restent aussi longtemps que la liste de tes parties. Ils viennent des films : ceux d’une manche sont là si tu es passé ici tant que son film existait.",
  nothing: "Joue une manche, et tu verras ici ta vitesse et ce que tu as fait de tes occasions.",
  play: "En jouer une",
};

export default fr;
