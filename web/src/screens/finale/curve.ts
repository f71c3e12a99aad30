// The curve of points by round: where its lines and names lie, in px. Pure.

import type { Size } from "../../kit/size";
import type { History } from "../../table/history";

export interface CurveLine {
  seat: number;
  points: { x: number; y: number }[];
  total: number;
  /** Where its name is written: beside its end, and none upon another. */
  nameY: number;
}

export interface CurveDrawing {
  lines: CurveLine[];
  /** What the height means, with where that is. */
  levels: { points: number; y: number }[];
  rounds: { round: number; x: number }[];
}

export interface Margins {
  top: number;
  right: number;
  bottom: number;
  left: number;
  /** From one name to the next. */
  name: number;
}

const LEVELS = 4;
const NICE = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000];
const MOST_ROUNDS = 12; // with a number each

/** What each seat had after every round that was seen, from where one began to look. */
export function seriesOf({ start, rounds }: History): number[][] {
  return start.map((total, seat) => [total, ...rounds.map(({ totals }) => totals[seat] ?? 0)]);
}

export function drawCurve(history: History, { width, height }: Size, margins: Margins): CurveDrawing {
  const series = seriesOf(history);
  const all = [...series.flat(), 0];
  const [step, low, high] = scale(Math.min(...all), Math.max(...all));
  const last = Math.max(1, history.rounds.length);
  const inner = {
    width: width - margins.left - margins.right,
    height: height - margins.top - margins.bottom,
  };
  const x = (at: number): number => margins.left + (inner.width * at) / last;
  const y = (points: number): number => margins.top + (inner.height * (high - points)) / (high - low);
  const lines = series.map((totals, seat) => ({
    seat,
    points: totals.map((total, at) => ({ x: x(at), y: y(total) })),
    total: totals.at(-1) ?? 0,
    nameY: y(totals.at(-1) ?? 0),
  }));
  spread(lines, margins.name, margins.top, height - margins.bottom);
  return {
    lines,
    levels: between(low, high, step).map((points) => ({ points, y: y(points) })),
    rounds: told(history).map(([at, round]) => ({ round, x: x(at) })),
  };
}

/** Steps that one reads easily, and where they begin and end. */
function scale(least: number, most: number): [step: number, low: number, high: number] {
  const wanted = Math.max(1, most - least) / LEVELS;
  const step = NICE.find((each) => each >= wanted) ?? wanted;
  const low = Math.floor(least / step) * step;
  return [step, low, Math.max(low + step, Math.ceil(most / step) * step)];
}

function between(low: number, high: number, step: number): number[] {
  return Array.from({ length: Math.round((high - low) / step) + 1 }, (_, at) => low + at * step);
}

/** Which rounds have their number below: not all, where there are many. */
function told({ missed, rounds }: History): [at: number, round: number][] {
  const every = Math.ceil(rounds.length / MOST_ROUNDS);
  return rounds.flatMap((_, at): [number, number][] =>
    (at + 1) % every === 0 ? [[at + 1, missed + at + 1]] : [],
  );
}

/** From above to below, each pushed down by the one above it; then up again, where they would leave the picture. */
function spread(lines: CurveLine[], apart: number, top: number, bottom: number): void {
  const sorted = [...lines].sort((one, other) => one.nameY - other.nameY || one.seat - other.seat);
  let free = top;
  for (const line of sorted) {
    line.nameY = Math.max(line.nameY, free);
    free = line.nameY + apart;
  }
  let ceiling = bottom;
  for (const line of sorted.reverse()) {
    line.nameY = Math.min(line.nameY, ceiling);
    ceiling = line.nameY - apart;
  }
}
