import { plural } from "../../../words/localized";

const ordinals = new Intl.PluralRules("en", { type: "ordinal" });
const ENDINGS: Record<string, string> = { one: "st", two: "nd", few: "rd" };
const nth = (place: number): string => `${place}${ENDINGS[ordinals.select(place)] ?? "th"}`;
const times = (count: number): string => ["never", "once", "twice"][count] ?? `${count} times`;

const en = {
  title: "My matches",
  nothing: {
    title: "Nothing yet",
    about:
      "Every match that you play or watch is listed here, and each of its rounds can be looked at again.",
    play: "Play one",
  },
  /** Which matches are shown. */
  which: "Which matches",
  game: "Game",
  allGames: "All games",
  person: "With",
  everybody: "Everybody",
  none: "None among these matches.",
  older: "Older matches",
  loading: "Looking for older matches …",
  /** Pages that tell how one plays each game. */
  figures: "How I play",
  figuresOf: (game: string): string => `How I play ${game}`,
  place: (place: number, of: number): string => `${nth(place)} of ${of}`,
  rounds: (count: number): string => `${count} ${plural("en", count, { one: "round", other: "rounds" })}`,
  runs: "still being played",
  watched: "You watched",
  given: "Played again by yourself: it counts for nothing.",
  left: "You left before the end.",
  botRounds: (count: number): string =>
    `A bot played ${plural("en", count, { one: "a round", other: `${count} rounds` })} for you.`,
  dealtAgain: "dealt again",
  onlyScores: "score only",
  lookAt: (round: number): string => `Look at round ${round} again`,
  roundOf: (game: string, round: number): string => `${game}, round ${round}`,
  starred: (count: number): string =>
    plural("en", count, { one: "One round with a star", other: `${count} rounds with a star` }),
  versus: {
    title: (name: string): string => `You and ${name}`,
    before: (mine: number, theirs: number, name: string): string =>
      `You came before ${name} ${times(mine)}, ${name} before you ${times(theirs)}.`,
    won: (mine: number, theirs: number, name: string): string =>
      `Won: you ${times(mine)}, ${name} ${times(theirs)}.`,
    about: (matches: number): string =>
      `${matches} ${plural("en", matches, { one: "match", other: "matches" })} that both played to the end.`,
    ofTheLast: (count: number): string => `Among your last ${count} matches.`,
  },
};

export type Words = typeof en;
export default en;
