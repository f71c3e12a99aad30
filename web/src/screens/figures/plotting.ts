// The plotting of weeks: where each stands, from 0 to 1, with what is better above. Pure.

import type { Levels } from "../../games/games";
import type { FigureName, Measured } from "./statistics";
import type { Week } from "./weeks";

export interface Point {
  x: number;
  y: number;
  /** From its lower to its upper end, a standard error to each side. */
  error: [low: number, high: number] | null;
}

export interface Plotted {
  points: Point[];
  /** Of each level of bots. */
  lines: number[];
}

const MARGIN = 0.06;

export function plotted(name: FigureName, weeks: readonly Week[], levels: Levels): Plotted {
  const told = weeks.flatMap(({ begins, figures }) => {
    const figure = figures[name];
    return figure ? [{ at: begins.getTime(), figure }] : [];
  });
  const y = heights(name === "reaction", [
    ...told.flatMap(({ figure }) => endsOf(figure)),
    ...levels.map(([value]) => value),
  ]);
  const [first, last] = [told[0]?.at ?? 0, told.at(-1)?.at ?? 0];
  return {
    points: told.map(({ at, figure }) => {
      const [low, high] = endsOf(figure);
      return {
        x: last > first ? MARGIN + ((at - first) / (last - first)) * (1 - 2 * MARGIN) : 0.5,
        y: y(figure.value),
        error: figure.error === null ? null : [y(low), y(high)],
      };
    }),
    lines: levels.map(([value]) => y(value)),
  };
}

/** From 0, the best, to 1; lower values are the better ones where it is about time. */
function heights(lowIsBetter: boolean, values: readonly number[]): (value: number) => number {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const wide = most - least || 1;
  return (value) => {
    const part = (value - least) / wide;
    return MARGIN + (lowIsBetter ? part : 1 - part) * (1 - 2 * MARGIN);
  };
}

function endsOf({ value, error }: Measured): [low: number, high: number] {
  return [value - (error ?? 0), value + (error ?? 0)];
}

/** The lines that have room for a label, so far from each other: the outermost first. */
export function labelled(lines: readonly number[], apart: number): number[] {
  const chosen: number[] = [];
  const [first, ...others] = [...lines.keys()];
  const last = others.pop();
  for (const line of [first, last, ...others])
    if (line !== undefined && chosen.every((other) => Math.abs(at(lines, other) - at(lines, line)) >= apart))
      chosen.push(line);
  return chosen.sort((one, other) => one - other);
}

const at = (lines: readonly number[], line: number): number => lines[line] ?? 0;
