// The history of a match, as far as this client has seen it: round by round what everybody had, and what happened that
// deserves a word at the end. Pure. Nobody else tells it: who comes late knows only what happened since.

import type { Contests, Event, TableState } from "../net/wire";

export interface PastRound {
  round: number;
  /** In this round. */
  points: number[];
  /** After it. */
  totals: number[];
  /** Who ended it; null if nobody did. */
  by: number | null;
  contests: Contests[];
}

export interface History {
  /** So many rounds were over when this client began to look; with these totals. */
  missed: number;
  start: number[];
  rounds: PastRound[];
  /** By seat: the shortest time from one own piece to the next, in ms. */
  quickest: (number | null)[];
  /** By seat: how many pieces in a row, with nobody else's between them. */
  longestRun: number[];
  now: Current;
}

/** Of the round that is being played. */
interface Current {
  last: number | null;
  run: number;
  /** By seat: when it last laid a piece, in the table's time. */
  laid: (number | null)[];
  by: number | null;
  contests: Contests[];
}

const BEFORE: Current = { last: null, run: 0, laid: [], by: null, contests: [] };

export function historyFrom(missed: number, start: number[]): History {
  return {
    missed,
    start,
    rounds: [],
    quickest: start.map(() => null),
    longestRun: start.map(() => 0),
    now: BEFORE,
  };
}

/**
 * Of a table that is shown anew. What was seen before goes on if the totals prove that no round is missing; otherwise
 * it may be another match by now, and what is known begins here.
 */
export function historyAt({ match }: TableState, roundIsOn: boolean, before: History | null): History | null {
  if (!match) return null;
  const over = Math.max(0, match.round - (roundIsOn ? 1 : 0));
  const follows = before !== null && Math.abs(over - roundsOf(before)) <= 1; // a round may be dealt again
  if (follows && isSame(totalsOf(before), match.totals)) return before;
  return historyFrom(over, match.totals);
}

/** After an event at a time of the table; `laidBy` is the seat that brought a piece into the middle with it. */
export function foldHistory(
  history: History | null,
  event: Event,
  at: number,
  laidBy: number | null,
  seats: number,
): History | null {
  if (event.event === "match_opened") return historyFrom(0, Array<number>(seats).fill(0));
  if (event.event === "table_reopened") return null;
  if (!history) return null;
  if (laidBy !== null) return laid(history, laidBy, at);
  switch (event.event) {
    case "dealt":
      return { ...history, now: BEFORE };
    case "race_stopped":
      return { ...history, now: { ...history.now, by: event.by ?? null } };
    case "contests_counted":
      return { ...history, now: { ...history.now, contests: event.seats } };
    case "seat_added":
      return widened(history, event.points);
    case "round_closed":
      return closed(history, event.round, event.totals);
    default:
      return history;
  }
}

/** One seat more, which began with these points: before that, they stood still. */
function widened(history: History, points: number): History {
  return {
    ...history,
    start: [...history.start, points],
    rounds: history.rounds.map((past) => ({
      ...past,
      points: [...past.points, 0],
      totals: [...past.totals, points],
    })),
    quickest: [...history.quickest, null],
    longestRun: [...history.longestRun, 0],
  };
}

function laid(history: History, seat: number, at: number): History {
  const { now } = history;
  const run = now.last === seat ? now.run + 1 : 1;
  const before = now.laid[seat] ?? null;
  const gap = before === null ? null : at - before;
  return {
    ...history,
    quickest: replaced(history.quickest, seat, shorter(history.quickest[seat] ?? null, gap)),
    longestRun: replaced(history.longestRun, seat, Math.max(history.longestRun[seat] ?? 0, run)),
    now: { ...now, last: seat, run, laid: replaced(filled(now.laid, history), seat, at) },
  };
}

function closed(history: History, round: number, totals: number[]): History {
  const before = totalsOf(history);
  const points = totals.map((total, seat) => total - (before[seat] ?? 0));
  const { by, contests } = history.now;
  return { ...history, rounds: [...history.rounds, { round, points, totals, by, contests }], now: BEFORE };
}

export function totalsOf(history: History): number[] {
  return history.rounds.at(-1)?.totals ?? history.start;
}

function roundsOf({ rounds, missed }: History): number {
  return rounds.at(-1)?.round ?? missed;
}

function shorter(one: number | null, other: number | null): number | null {
  if (one === null || other === null) return one ?? other;
  return Math.min(one, other);
}

function filled<T>(list: readonly (T | null)[], { start }: History): (T | null)[] {
  return list.length ? [...list] : start.map(() => null);
}

function replaced<T>(list: readonly T[], index: number, value: T): T[] {
  return list.map((old, at) => (at === index ? value : old));
}

function isSame(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((value, seat) => value === other[seat]);
}
