import { expect, test } from "vitest";
import type { MyTable } from "../src/net/wireRest";
import { isLast, standingOf, type TableStanding, worthGoingOn } from "../src/screens/goOn/standing";

const TABLE = { code: "PEACHY", game: "", touched: 0, players: ["Ben"], bots: 0 } as unknown as MyTable;
const at = (changes: Partial<MyTable>): MyTable => ({ ...TABLE, ...changes });

test.each<[TableStanding, Partial<MyTable>]>([
  ["asleep", {}],
  ["over", { over: true }],
  ["over", { over: true, phase: "over" }],
  ["waiting", { waiting: true, phase: "racing" }],
  ["awaitsYou", { phase: "scored", awaits_you: true, awaited: ["Ben"] }],
  ["awaitsOthers", { phase: "scored", awaited: ["Ben"] }],
  ["botPlays", { phase: "racing", bot: true }],
  ["awaitsYou", { phase: "scored", bot: true, players: [], bots: 2 }],
  ["paused", { phase: "paused" }],
  ["racing", { phase: "frozen" }],
  ["gathering", { phase: "gathering" }],
])("one thing is told of a table: %s", (standing, changes) => {
  expect(standingOf(at(changes))).toBe(standing);
});

test("all wait for somebody only where nobody else is waited for, and somebody is there", () => {
  expect(isLast(at({ awaits_you: true }))).toBe(true);
  expect(isLast(at({ awaits_you: true, awaited: ["Ben"] }))).toBe(false);
  expect(isLast(at({ awaits_you: true, players: [], bots: 2 }))).toBe(false);
});

test("what others wait for comes first, then what is newest; nobody goes on against bots when all is over", () => {
  const tables = [
    at({ code: "OLD", touched: 1 }),
    at({ code: "NEW", touched: 3 }),
    at({ code: "URGENT", touched: 2, phase: "scored", awaits_you: true }),
    at({ code: "ALONE", touched: 5, players: [], bots: 2, over: true }),
    at({ code: "TOGETHER", touched: 0, over: true }),
  ];
  expect(worthGoingOn(tables).map(({ code }) => code)).toEqual(["URGENT", "NEW", "OLD", "TOGETHER"]);
});
