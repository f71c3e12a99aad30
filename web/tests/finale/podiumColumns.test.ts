import { expect, test } from "vitest";
import { podiumColumns, turnOf } from "../../src/screens/finale/podiumColumns";

const seats = (totals: number[]): number[] => podiumColumns(totals).map(({ seat }) => seat);

test("the best stands in the middle, the second at the left, the third at the right", () => {
  expect(seats([10, 40, 20, 30])).toEqual([3, 1, 2]);
  expect(podiumColumns([10, 40, 20, 30]).map(({ place }) => place)).toEqual([2, 1, 3]);
});

test("two stand beside each other, the better one higher", () => {
  const [loser, winner] = podiumColumns([10, 40]);
  expect([loser?.seat, winner?.seat]).toEqual([0, 1]);
  expect(winner?.height).toBeGreaterThan(loser?.height ?? 0);
});

test("who shares the first place stands as high, however many they are", () => {
  const columns = podiumColumns([7, 7, 7, 7, 3]);
  expect(columns.map(({ seat }) => seat)).toEqual([0, 1, 2, 3]);
  expect(new Set(columns.map(({ height }) => height)).size).toBe(1);
});

test("it is built from the third place to the first", () => {
  const columns = podiumColumns([10, 40, 20, 30]);
  expect(columns.map((column) => turnOf(column, columns))).toEqual([1, 2, 0]);
});
