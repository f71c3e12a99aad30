import { plural } from "../../../words/localized";

const rounds = (count: number): string =>
  `${count} ${plural("en", count, { one: "round", other: "rounds" })}`;
const within = (value: string, error: string): string => (error ? `${value} ± ${error}` : value);

const en = {
  title: (game: string): string => `How I play ${game}`,
  names: {
    reaction: "Reaction",
    chances: "Chances taken",
    races: "Races won",
    points: "Points over par",
  },
  /** What each figure is. */
  what: {
    reaction: "From when something fits until you have laid it: the middle of each round, without the line.",
    chances: "Of all that you could have laid.",
    races: "Of those in which two wanted one place.",
    points: "More than an adult bot makes of the same deal, where you have asked for it.",
  },
  /** With the error, if it is known. */
  values: {
    reaction: (value: string, error: string): string => `${within(value, error)} s`,
    chances: (value: string, error: string): string => `${within(value, error)} %`,
    races: (value: string, error: string): string => `${within(value, error)} %`,
    points: within,
  },
  /** A clause: "you see like a regular". */
  like: {
    reaction: (who: string): string => `you see like ${who}`,
    chances: (who: string): string => `you choose like ${who}`,
    races: (who: string): string => `you race like ${who}`,
    points: (who: string): string => `you score like ${who}`,
  },
  levels: {
    child: "a child",
    beginner: "a beginner",
    adult: "an adult",
    regular: "a regular",
    champion: "a champion",
  },
  or: (who: string[]): string => new Intl.ListFormat("en", { type: "disjunction" }).format(who),
  /** Beside a line of the plot. */
  short: {
    child: "child",
    beginner: "beginner",
    adult: "adult",
    regular: "regular",
    champion: "champion",
  },
  few: "Too few rounds to compare you with anybody yet.",
  unclear: "Too close to several levels to say which.",
  none: {
    reaction: "Nothing to measure yet.",
    chances: "Nothing to measure yet.",
    races: "Nobody has wanted the same place as you yet.",
    points: "Not known of any round yet.",
  },
  findPar: "Find it for my last ten rounds",
  finding: (left: number): string => `Bots play your deals: ${rounds(left)} to go …`,
  rounds,
  ofTheLast: (count: number): string => `By your last ${rounds(count)}.`,
  about:
    "Levels are those of the bots, among adult bots at a table of four. After ± stands one standard error: more rounds make it smaller.",
  loading: "Looking at more of your rounds …",
  byWeek: (name: string): string => `${name}, week by week`,
  weekOf: (day: string): string => `Week from ${day}`,
  kept: "These figures are yours alone, and are kept as long as your matches are listed. They are found of films, so those of a round are there once you have looked here while its film was kept.",
  nothing: "Play a round, and here you will see how quick you were, and what you made of your chances.",
  play: "Play one",
};

export type Words = typeof en;
export default en;
