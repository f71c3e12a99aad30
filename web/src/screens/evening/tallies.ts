// The rows of the evening's board: who has won how often, over all games. Pure.

import type { Tally } from "../../net/wire";

export interface BoardRow {
  name: string;
  won: number;
  played: number;
  /** Nobody has won more often, and somebody less. */
  leads: boolean;
}

/** Most wins first; of equal ones, who has needed fewer matches, then who came first. */
export function boardRows(evening: readonly Tally[]): BoardRow[] {
  const rows = evening.map(({ name, won, played }) => ({ name, won: sum(won), played: sum(played) }));
  const most = Math.max(...rows.map(({ won }) => won));
  const fewest = Math.min(...rows.map(({ won }) => won));
  return rows
    .map((row) => ({ ...row, leads: row.won === most && most > fewest }))
    .sort((one, other) => other.won - one.won || one.played - other.played);
}

/** One match of one player with bots says nothing that the podium does not. */
export function isWorthABoard(rows: readonly BoardRow[]): boolean {
  return rows.length > 1 || rows.some(({ played }) => played > 1);
}

/** As one scores by strokes: in bundles of five. */
export function bundles(count: number): number[] {
  return Array.from({ length: Math.ceil(count / BUNDLE) }, (_, n) => Math.min(BUNDLE, count - n * BUNDLE));
}

export const BUNDLE = 5;

function sum(byGame: Record<string, number> | undefined): number {
  return Object.values(byGame ?? {}).reduce((all, each) => all + each, 0);
}
