// What a client knows at the end of a match is what it has seen of it.

import { describe, expect, test } from "vitest";
import type { Event, TableState } from "../../src/net/wire";
import { foldHistory, type History, historyAt, historyFrom } from "../../src/table/history";

const SEATS = 2;

type Happening = Event | { lays: number };

function fold(history: History | null, happenings: [at: number, Happening][]): History | null {
  let now = history;
  for (const [at, what] of happenings)
    now =
      "lays" in what
        ? foldHistory(now, { event: "thawed" }, at, what.lays, SEATS)
        : foldHistory(now, what, at, null, SEATS);
  return now;
}

const opened: Event = { event: "match_opened", handicaps: [0, 0] } as unknown as Event;
const dealt = (round: number): Event => ({ event: "dealt", round }) as unknown as Event;
const closed = (round: number, totals: number[]): Event => ({
  event: "round_closed",
  round,
  totals,
  seed: "",
  nonces: [],
});
const stop = (by: number): Event => ({ event: "race_stopped", ending: "stop", by });

const table = (round: number, totals: number[]): TableState =>
  ({ match: { round, totals, handicaps: [] } }) as unknown as TableState;

describe("a match that was seen from its start", () => {
  const seen = fold(null, [
    [0, opened],
    [1, dealt(1)],
    [100, { lays: 0 }],
    [400, { lays: 0 }],
    [500, { lays: 1 }],
    [900, stop(1)],
    [900, { event: "contests_counted", seats: [{ won: 2 }, { lost: 2 }] }],
    [950, closed(1, [7, -2])],
    [1000, dealt(2)],
    [1010, { lays: 0 }],
    [1800, closed(2, [9, 8])],
  ]);

  test("has every round, with its points, its races and who ended it", () => {
    expect(seen?.missed).toBe(0);
    expect(seen?.rounds).toEqual([
      { round: 1, points: [7, -2], totals: [7, -2], by: 1, contests: [{ won: 2 }, { lost: 2 }] },
      { round: 2, points: [2, 10], totals: [9, 8], by: null, contests: [] },
    ]);
  });

  test("knows the shortest time between two pieces of a seat within a round, and the longest run", () => {
    expect(seen?.quickest).toEqual([300, null]);
    expect(seen?.longestRun).toEqual([2, 1]);
  });

  test("is forgotten when another one is opened, or the table goes back to its seats", () => {
    expect(fold(seen, [[2000, opened]])).toEqual(historyFrom(0, [0, 0]));
    expect(fold(seen, [[2000, { event: "table_reopened" }]])).toBeNull();
  });
});

describe("a table that is shown anew", () => {
  const before = fold(null, [
    [0, opened],
    [1, dealt(1)],
    [950, closed(1, [7, -2])],
  ]);

  test("goes on with what was seen if the totals say that nothing is missing", () => {
    expect(historyAt(table(1, [7, -2]), false, before)).toBe(before);
    expect(historyAt(table(2, [7, -2]), true, before)).toBe(before);
  });

  test("begins here if a round was missed, or it is another match", () => {
    expect(historyAt(table(2, [9, 8]), false, before)).toEqual(historyFrom(2, [9, 8]));
    expect(historyAt(table(3, [9, 8]), true, before)).toEqual(historyFrom(2, [9, 8]));
    expect(historyAt(table(1, [0, 0]), true, before)).toEqual(historyFrom(0, [0, 0]));
  });

  test("goes on with one seat more, whose points stood still before it came", () => {
    const more = fold(before, [
      [960, { event: "seat_added", player: { name: "Zoe" }, points: -2 }],
      [970, dealt(2)],
      [1900, closed(2, [9, 8, 3])],
    ]);
    expect(more?.rounds.map(({ totals }) => totals)).toEqual([
      [7, -2, -2],
      [9, 8, 3],
    ]);
    expect(more?.rounds.map(({ points }) => points.at(-1))).toEqual([0, 5]);
    expect(historyAt(table(2, [9, 8, 3]), false, more)).toBe(more);
  });

  test("has nothing to tell before a match", () => {
    expect(historyAt({} as TableState, false, before)).toBeNull();
  });
});
