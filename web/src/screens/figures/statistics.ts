// The statistics of rounds: one figure of many, and how sure it is. Pure.
//
// Rounds are what differs by chance: chances in one round have the same deal, and are no rounds of their own.

import type { OwnRound } from "../../net/wireRest";

export const FIGURES = ["reaction", "chances", "races", "points"] as const;
export type FigureName = (typeof FIGURES)[number];

export interface Measured {
  value: number;
  /** The standard error; null of a single round. */
  error: number | null;
  /** In so many of the rounds there was something to measure. */
  rounds: number;
}

/** Null where nothing was measured. */
export function figureOf(name: FigureName, rounds: readonly OwnRound[]): Measured | null {
  switch (name) {
    case "reaction":
      return meanOf(rounds.flatMap(({ reactions = [] }) => medianOf(reactions) ?? []));
    case "chances":
      return shareOf(rounds.map(({ taken = 0, chances = 0 }) => [taken, chances]));
    case "races":
      return shareOf(rounds.map(({ races_won: won = 0, races_lost: lost = 0 }) => [won, won + lost]));
    case "points":
      return meanOf(rounds.flatMap(({ points, par }) => (par === undefined ? [] : points - par)));
  }
}

/** Of numbers in their order. */
export function medianOf(sorted: readonly number[]): number | null {
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}

function meanOf(values: readonly number[]): Measured | null {
  const count = values.length;
  if (!count) return null;
  const value = sum(values) / count;
  const squares = sum(values.map((one) => (one - value) ** 2));
  return { value, error: errorOf(squares, count, count), rounds: count };
}

/** Of all rounds together; by how much they differ from it says how sure it is. */
function shareOf(counts: readonly [some: number, of: number][]): Measured | null {
  const told = counts.filter(([, of]) => of > 0);
  const all = sum(told.map(([, of]) => of));
  if (!all) return null;
  const value = sum(told.map(([some]) => some)) / all;
  const squares = sum(told.map(([some, of]) => (some - value * of) ** 2));
  return { value, error: errorOf(squares, told.length, all), rounds: told.length };
}

function errorOf(squares: number, rounds: number, of: number): number | null {
  return rounds < 2 ? null : Math.sqrt((squares * rounds) / (rounds - 1)) / of;
}

function sum(values: readonly number[]): number {
  return values.reduce((before, value) => before + value, 0);
}
