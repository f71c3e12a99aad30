// The rows of the score sheet while it is counted. Pure.

import type { RoundResult } from "../../../net/wire";
import { type Parts, places, sum } from "./counting";

export interface Standing {
  parts: Parts;
  /** in this round, so far; nothing if it was not there */
  gained: number | undefined;
  total: number;
  /** which line it stands on */
  line: number;
  settled: boolean;
  won: boolean;
}

export function standings(
  totals: number[],
  result: RoundResult | null,
  counted: Parts[],
  done: boolean,
): Standing[] {
  const before = totals.map((total, seat) => total - (result?.points[seat] ?? 0));
  const now = before.map((total, seat) => total + sum(counted[seat] ?? {}));
  const lines = linesOf(done ? totals : before);
  const best = Math.max(...totals);
  return totals.map((total, seat) => ({
    parts: counted[seat] ?? {},
    gained: result && seat < result.points.length ? sum(counted[seat] ?? {}) : undefined,
    total: done ? total : (now[seat] ?? 0),
    line: lines[seat] ?? seat,
    settled: done,
    won: done && total === best,
  }));
}

/** Best first; equal ones in the order of their seats. */
function linesOf(totals: number[]): number[] {
  const ranks = places(totals);
  return totals.map(
    (_, seat) =>
      ranks.filter((rank, other) => rank < (ranks[seat] ?? 0) || (rank === ranks[seat] && other < seat))
        .length,
  );
}
