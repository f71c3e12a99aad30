import { expect, test } from "vitest";
import { boardRows, bundles, isWorthABoard } from "../../src/screens/evening/tallies";

test("who has won most stands on top, over all games", () => {
  const rows = boardRows([
    { name: "Ann", played: { one: 2, other: 1 }, won: { one: 1 } },
    { name: "Ben", played: { one: 2, other: 1 }, won: { one: 1, other: 1 } },
    { name: "Cleo", played: { other: 1 } },
  ]);
  expect(rows).toEqual([
    { name: "Ben", won: 2, played: 3, leads: true },
    { name: "Ann", won: 1, played: 3, leads: false },
    { name: "Cleo", won: 0, played: 1, leads: false },
  ]);
});

test("of two who have won as often, who has needed fewer matches comes first", () => {
  const rows = boardRows([
    { name: "Ann", played: { one: 3 }, won: { one: 1 } },
    { name: "Ben", played: { one: 2 }, won: { one: 1 } },
  ]);
  expect(rows.map(({ name, leads }) => [name, leads])).toEqual([
    ["Ben", false],
    ["Ann", false],
  ]);
});

test("there is a board when it says more than the podium", () => {
  expect(isWorthABoard(boardRows([]))).toBe(false);
  expect(isWorthABoard(boardRows([{ name: "Ann", played: { one: 1 } }]))).toBe(false);
  expect(isWorthABoard(boardRows([{ name: "Ann", played: { one: 1, other: 1 } }]))).toBe(true);
  expect(isWorthABoard(boardRows([{ name: "Ann" }, { name: "Ben" }]))).toBe(true);
});

test("strokes come in bundles of five", () => {
  expect([0, 1, 5, 6, 12].map(bundles)).toEqual([[], [1], [5], [5, 1], [5, 5, 2]]);
});
