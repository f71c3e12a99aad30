// The axis of a film: where a moment lies between its beginning and its end, from 0 to 1. What everybody waited for
// takes no more room than a tear in the paper. Pure.

import type { Span } from "./absences";

/** The most that a gap is worth, of all that is no gap. */
const TEAR = 1 / 60;

export interface Axis {
  /** From 0 to 1; what lies outside is at the nearest end. */
  placeOf(at: number): number;
  /** The moment at a place. */
  momentAt(place: number): number;
}

export function axisOf(end: number, gaps: readonly Span[]): Axis {
  const bends = bendsOf(end, gaps);
  const whole = bends.at(-1)?.place || 1;
  return {
    placeOf: (at) => between(bends, at, "at", "place") / whole,
    momentAt: (place) => Math.round(between(bends, place * whole, "place", "at")),
  };
}

interface Bend {
  at: number;
  place: number;
}

function bendsOf(end: number, gaps: readonly Span[]): Bend[] {
  const bends: Bend[] = [{ at: 0, place: 0 }];
  const idle = gaps.reduce((sum, { since, until }) => sum + until - since, 0);
  const tear = (end - idle) * TEAR;
  const go = (at: number, most = Number.POSITIVE_INFINITY): void => {
    const last = bends.at(-1) as Bend;
    if (at > last.at) bends.push({ at, place: last.place + Math.min(most, at - last.at) });
  };
  for (const { since, until } of gaps) {
    go(since);
    go(until, tear);
  }
  go(end);
  return bends;
}

function between(bends: readonly Bend[], value: number, from: keyof Bend, to: keyof Bend): number {
  const next = bends.findIndex((bend) => bend[from] >= value);
  if (next < 0) return bends.at(-1)?.[to] ?? 0;
  const [one, other] = [bends[next - 1], bends[next] as Bend];
  if (!one) return other[to];
  return one[to] + ((value - one[from]) / (other[from] - one[from])) * (other[to] - one[to]);
}
