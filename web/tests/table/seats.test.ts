import { describe, expect, test } from "vitest";
import { closest, missingOf, onlyClosest, othersOf } from "../../src/table/seats";

test("the others sit round the table, from the own left; who watches sees all", () => {
  expect(othersOf(1, 4)).toEqual([2, 3, 0]);
  expect(othersOf(null, 3)).toEqual([0, 1, 2]);
});

test("who has no line, or does not answer, is missing; a bot never is", () => {
  const players = [
    { name: "Ann" },
    { name: "Ben" },
    { name: "Cleo" },
    { name: "Ash", bot: true, level: "child" },
  ];
  const told = { frame: "presence", delays: [] } as const;
  expect(missingOf(players, { ...told, online: [0, 1], delays: [] })).toEqual([2]);
  expect(missingOf(players, { ...told, online: [0, 1, 2], delays: [], silent: [1] })).toEqual([1]);
  expect(missingOf(players, { ...told, online: [], delays: [] })).toEqual([]);
});

describe("who is about to end the round", () => {
  test("has the fewest left, and few", () => {
    expect(closest([5, 3, 7], 4)).toEqual([1]);
    expect(closest([5, 6, 7], 4)).toEqual([]);
    expect(closest([4, 0], 4)).toEqual([1]);
  });

  test("may be several, or nobody where only one is told", () => {
    expect(closest([3, 3, 7], 4)).toEqual([0, 1]);
    expect(onlyClosest([3, 3, 7], 4)).toBeNull();
    expect(onlyClosest([5, 3, 7], 4)).toBe(1);
  });

  test("is nobody at an empty table", () => {
    expect(closest([], 4)).toEqual([]);
    expect(onlyClosest([], 4)).toBeNull();
  });
});
