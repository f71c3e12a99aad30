import { plural } from "../../../words/localized";

const en = {
  /** The moment that cost most; times are in seconds, "2.3". */
  told: {
    lost: (thing: string, seconds: string, by: string): string =>
      `${thing} fitted here for ${seconds} s, then ${by} was there.`,
    race: (thing: string, by: string, ms: number): string => `${thing}: ${by} was quicker by ${ms} ms.`,
    left: (thing: string, seconds: string): string =>
      `${thing} fitted for ${seconds} s, and then it was over.`,
    passed: (thing: string, seconds: string): string =>
      `${thing} fitted for ${seconds} s, then it was covered.`,
    gone: (thing: string, seconds: string): string =>
      `${thing} fitted for ${seconds} s, then its place was gone.`,
    nothing: "Nothing worth mentioning was missed.",
  },
  see: "See it",
  points: {
    name: "Cards",
    value: (count: number): string =>
      plural("en", count, { one: `${count} point`, other: `${count} points` }),
    par: (mean: string, error: string): string => `an adult bot makes ${mean} ± ${error} of this deal`,
    none: "in this round",
  },
  chances: {
    name: "Chances",
    value: (taken: number, of: number): string => `${taken} of ${of}`,
    about: "taken of what fitted",
  },
  reaction: {
    name: "Reaction",
    value: (seconds: string): string => `${seconds} s`,
    about: "the one in the middle, without the line",
    lately: "your last 20 rounds, with this one in yellow",
    none: "nothing to measure",
  },
  races: {
    name: "Races",
    value: (won: number, of: number): string => `${won} of ${of}`,
    about: "won, where two wanted one place",
  },
  timeline: "The round, seat by seat",
  fates: { taken: "taken", lost: "lost to somebody", missed: "left lying" },
};

export type Words = typeof en;
export default en;
