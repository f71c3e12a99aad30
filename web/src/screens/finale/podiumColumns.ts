// The columns of the podium: who stands on it, from the left to the right, and how high. Pure.

import { places } from "../table/scores/counting";

export interface PodiumColumn {
  seat: number;
  place: number;
  total: number;
  /** So many pieces. */
  height: number;
}

export const HIGHEST = 6;
const HEIGHTS: Record<number, number> = { 1: HIGHEST, 2: 4, 3: 3 };
const STEPS = 3; // so many stand there, and all who share the first place

/** The best in the middle, the next one left of it, the third at the right. */
export function podiumColumns(totals: readonly number[]): PodiumColumn[] {
  const ranks = places([...totals]);
  const best = ranks
    .map((place, seat) => ({ seat, place, total: totals[seat] ?? 0 }))
    .sort((one, other) => one.place - other.place || one.seat - other.seat);
  const winners = best.filter(({ place }) => place === 1).length;
  const standing = best.slice(0, Math.max(STEPS, winners));
  const [second, ...others] = standing.slice(winners);
  return [...(second ? [second] : []), ...standing.slice(0, winners), ...others].map((each) => ({
    ...each,
    height: HEIGHTS[each.place] ?? 2,
  }));
}

/** The order in which they are built: the winners last. */
export function turnOf({ place }: PodiumColumn, columns: readonly PodiumColumn[]): number {
  const turns = [...new Set(columns.map((each) => each.place))].sort((one, other) => other - one);
  return turns.indexOf(place);
}
