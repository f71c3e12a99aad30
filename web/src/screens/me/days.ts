// Matches by day, as whoever reads them counts days. Pure.

import type { MyMatch } from "../../net/wireRest";

export interface MatchDay {
  /** Its midday, in ms. */
  midday: number;
  matches: MyMatch[];
}

const DAY_MS = 86_400_000;

/** In the order of the matches. */
export function byDay(matches: readonly MyMatch[]): MatchDay[] {
  const days: MatchDay[] = [];
  for (const match of matches) {
    const midday = middayOf(dateOf(match.began));
    const last = days.at(-1);
    if (last?.midday === midday) last.matches.push(match);
    else days.push({ midday, matches: [match] });
  }
  return days;
}

export const dateOf = (seconds: number): Date => new Date(seconds * 1000);

/** 0 for today, -1 for yesterday, and so on. */
export function daysFrom(now: Date, date: Date): number {
  return Math.round((middayOf(date) - middayOf(now)) / DAY_MS);
}

/** In another time of year days have an hour more or less, but never twelve. */
function middayOf(date: Date): number {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate(), 12).getTime();
}
