// What changes at a table in the middle of an evening, event by event.

import { expect, test } from "vitest";
import type { MatchState, TableEvent, TableState } from "../../src/net/wire";
import { foldTable, seatAfter } from "../../src/table/tableFold";

const match: MatchState = { round: 2, totals: [5, -3, 0], handicaps: [0, 0, 0], gone: [1], ready: [0, 1] };
const table = {
  code: "PEACHY",
  game: "",
  phase: "scored",
  options: {},
  settings: {},
  players: [{ name: "Ann" }, { name: "Ben" }, { name: "Oak", bot: true }],
  match,
  out: [2],
} as unknown as TableState;

const folded = (...events: TableEvent[]): TableState => events.reduce(foldTable, table);

test("a seat changes hands, and the sheet says who played which rounds", () => {
  const next = folded({ event: "seat_changed", seat: 1, player: { name: "Zoe" } });
  expect(next.players[1]).toEqual({ name: "Zoe" });
  expect(next.match).toMatchObject({ gone: [], ready: [0], totals: [5, -3, 0] });
  expect(next.match?.stints).toEqual([
    { seat: 1, since: 1, name: "Ben" },
    { seat: 1, since: 3, name: "Zoe" },
  ]);
  const again = foldTable(next, { event: "seat_changed", seat: 1, player: { name: "Yves" } });
  expect(again.match?.stints?.map(({ name }) => name)).toEqual(["Ben", "Yves"]);
  expect(seatAfter(1, table, { event: "seat_changed", seat: 1, player: { name: "Zoe" } })).toBeNull();
});

test("a seat is added, with its points", () => {
  const next = folded({ event: "seat_added", player: { name: "Zoe" }, points: -3 });
  expect(next.players).toHaveLength(4);
  expect(next.match).toMatchObject({ totals: [5, -3, 0, -3], handicaps: [0, 0, 0, 0] });
  expect(next.match?.stints).toEqual([{ seat: 3, since: 3, name: "Zoe" }]);
});

test("a pause is asked for, agreed to, on, and over", () => {
  const asked = folded({ event: "pause_asked", seat: 2 }, { event: "pause_agreed", seat: 0 });
  expect(asked.match?.pause).toEqual({ by: 2, agreed: [0, 2] });
  const paused = foldTable(asked, { event: "paused", by: 2 });
  expect([paused.phase, paused.match?.pause?.on]).toEqual(["paused", true]);
  const ready = foldTable(paused, { event: "would_go_on", seat: 0 });
  expect(ready.match?.pause?.ready).toEqual([0]);
  expect(foldTable(ready, { event: "resumed" }).match?.pause).toBeUndefined();
  expect(foldTable(asked, { event: "paused" }).match?.pause).toBeUndefined();
  expect(foldTable(asked, { event: "pause_denied", seat: 0 }).match?.pause).toBeUndefined();
});

test("who sits out is a bot from the first round on, and moves up with the others", () => {
  expect(folded({ event: "sits_out", seat: 0, out: true }).out).toEqual([0, 2]);
  expect(folded({ event: "sits_out", seat: 2, out: false }).out).toEqual([]);
  const opened = folded({ event: "match_opened", handicaps: [0, 0], out: [0] });
  expect(opened.players).toEqual([
    { name: "Ann", bot: true },
    { name: "Oak", bot: true },
  ]);
  expect(folded({ event: "table_reopened" }).out).toEqual([1]);
});
