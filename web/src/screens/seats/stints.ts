// Stints: who played which rounds, on seats that have changed hands. Pure.

import type { MatchState, Stint } from "../../net/wire";

export interface Span {
  name: string;
  from: number;
  /** The last round; null as long as they play on. */
  to: number | null;
}

export interface SeatSpans {
  seat: number;
  spans: Span[];
}

/** By seat; of a match that is `over`, the last span ends, too. */
export function spansOf({ stints = [], round }: MatchState, over: boolean): SeatSpans[] {
  const seats = [...new Set(stints.map(({ seat }) => seat))].sort((one, other) => one - other);
  return seats.map((seat) => ({
    seat,
    spans: spansIn(
      stints.filter((stint) => stint.seat === seat),
      over ? round : null,
    ),
  }));
}

function spansIn(stints: Stint[], end: number | null): Span[] {
  const inOrder = [...stints].sort((one, other) => one.since - other.since);
  return inOrder.map(({ name, since }, at) => {
    const next = inOrder[at + 1];
    return { name, from: since, to: next ? next.since - 1 : end };
  });
}
