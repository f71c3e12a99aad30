// The bins of a histogram: how often it took how long. Pure.

import { numbered } from "../../kit/numbers";

const LEAST_MS = 250; // of a bin
const BINS = 12; // the last one has all that took longer
const MOST_OF_ALL = 0.95; // what is slower than that makes the others no narrower

export interface Bins {
  /** How wide each is. */
  ms: number;
  /** From 0 to 1, the fullest one. */
  heights: number[];
}

export function binsOf(reactions: readonly number[]): Bins {
  const sorted = [...reactions].sort((one, other) => one - other);
  const slow = sorted[Math.floor(MOST_OF_ALL * (sorted.length - 1))] ?? 0;
  const ms = LEAST_MS * Math.ceil((slow + 1) / BINS / LEAST_MS);
  const counts = numbered(BINS, (bin) => sorted.filter((each) => binOf(each, ms) === bin).length);
  const most = Math.max(1, ...counts);
  return { ms, heights: counts.map((count) => count / most) };
}

export function binOf(reaction: number, ms: number): number {
  return Math.min(BINS - 1, Math.floor(reaction / ms));
}
