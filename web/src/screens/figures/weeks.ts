// The weeks in which somebody has played, each with its figures. Pure.

import type { OwnRound } from "../../net/wireRest";
import { FIGURES, type FigureName, figureOf, type Measured } from "./statistics";

export interface Week {
  /** Its Monday. */
  begins: Date;
  rounds: number;
  figures: Record<FigureName, Measured | null>;
}

const DAYS = 7;
const MONDAY = 1;

/** The first one first; without those in which nothing was played. */
export function weeksOf(rounds: readonly OwnRound[]): Week[] {
  const weeks = new Map<number, OwnRound[]>();
  for (const round of rounds) {
    const begins = mondayOf(new Date(round.made * 1000)).getTime();
    weeks.set(begins, [...(weeks.get(begins) ?? []), round]);
  }
  return [...weeks]
    .sort(([one], [other]) => one - other)
    .map(([begins, played]) => ({
      begins: new Date(begins),
      rounds: played.length,
      figures: figuresOf(played),
    }));
}

export function figuresOf(rounds: readonly OwnRound[]): Record<FigureName, Measured | null> {
  const told = FIGURES.map((name) => [name, figureOf(name, rounds)]);
  return Object.fromEntries(told) as Record<FigureName, Measured | null>;
}

/** At midnight where the reader is. */
function mondayOf(date: Date): Date {
  const since = (date.getDay() - MONDAY + DAYS) % DAYS;
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() - since);
}
