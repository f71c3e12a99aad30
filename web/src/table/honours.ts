// The honours at the end of a match: who was the quickest, who won most races for a place, and the like. Pure.

import type { History } from "./history";

export type HonourKind = "races" | "quickest" | "run" | "comeback" | "round" | "stops";

export interface Honour {
  kind: HonourKind;
  /** Mostly one; two may share it. */
  seats: number[];
  /** How many, or how much; for the quickest, in ms. */
  value: number;
}

/** Less than this is nothing to talk about. */
const LEAST: Record<HonourKind, number> = { races: 1, quickest: 0, run: 3, comeback: 5, round: 1, stops: 2 };
const SHARED_BY = 2;

/** So many at most, and rather for several players than for one. */
export function honoursOf(history: History, winners: readonly number[], most = 3): Honour[] {
  const all = [
    best("races", racesWon(history)),
    best("quickest", history.quickest, Math.min),
    best("run", history.longestRun),
    best("comeback", comebacks(history, winners)),
    best("round", bestRounds(history)),
    best("stops", stops(history)),
  ].filter((honour) => honour !== null);
  const chosen: Honour[] = [];
  const honoured = new Set<number>();
  for (const honour of all) {
    if (honour.seats.some((seat) => honoured.has(seat))) continue;
    chosen.push(honour);
    for (const seat of honour.seats) honoured.add(seat);
  }
  const others = all.filter((honour) => !chosen.includes(honour));
  const given = new Set([...chosen, ...others].slice(0, most));
  return all.filter((honour) => given.has(honour));
}

function best(
  kind: HonourKind,
  values: readonly (number | null)[],
  better: (...values: number[]) => number = Math.max,
): Honour | null {
  const known = values.filter((value) => value !== null);
  if (!known.length) return null;
  const value = better(...known);
  const seats = [...values.keys()].filter((seat) => values[seat] === value);
  return value < LEAST[kind] || seats.length > SHARED_BY ? null : { kind, seats, value };
}

function racesWon({ rounds, start }: History): number[] {
  return start.map((_, seat) => rounds.reduce((sum, { contests }) => sum + (contests[seat]?.won ?? 0), 0));
}

/** How far those who won lay behind at the end of some round. */
function comebacks({ rounds }: History, winners: readonly number[]): (number | null)[] {
  const [first] = rounds;
  if (!first) return [];
  const behind = (seat: number): number =>
    Math.max(...rounds.map(({ totals }) => Math.max(...totals) - (totals[seat] ?? 0)));
  return first.totals.map((_, seat) => (winners.includes(seat) ? behind(seat) : null));
}

/** Where there was but one round, the score says it already. */
function bestRounds({ rounds, start }: History): number[] {
  if (rounds.length < 2) return [];
  return start.map((_, seat) => Math.max(...rounds.map(({ points }) => points[seat] ?? 0)));
}

function stops({ rounds, start }: History): number[] {
  return start.map((_, seat) => rounds.filter(({ by }) => by === seat).length);
}
