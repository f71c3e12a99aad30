// What somebody is told who waits for a seat.

import { expect, test } from "vitest";
import type { TableState, Waiter } from "../../src/net/wire";
import { isSeatFree, placeOf } from "../../src/screens/seats/place";

const waiters: Waiter[] = [
  { number: 4, name: "Yves", in_from: "round" },
  { number: 7, name: "Zoe", in_from: "round" },
  { number: 8, name: "Xenia", in_from: "match" },
];

function table(waiting: Waiter[], gone: number[] = []): TableState {
  const players = [{ name: "Ann" }, { name: "Oak", bot: true, level: "adult" }, { name: "Ben" }];
  const match = { round: 2, totals: [5, -3, 0], handicaps: [0, 0, 0], gone };
  return { players, match, waiting } as unknown as TableState;
}

test("a seat that was left is taken over before a bot's, in the order of those who wait", () => {
  const shown = table(waiters, [2]);
  expect(placeOf(shown, 4)).toEqual({ name: "Yves", inFrom: "round", before: 0, takesOver: 2 });
  expect(placeOf(shown, 7)).toEqual({ name: "Zoe", inFrom: "round", before: 1, takesOver: 1 });
  expect(placeOf(shown, 8)).toEqual({ name: "Xenia", inFrom: "match", before: 2, takesOver: null });
});

test("where no seat is left over, one is added", () => {
  expect(placeOf(table(waiters), 7)?.takesOver).toBeNull();
});

test("who does not wait has no place", () => {
  expect(placeOf(table(waiters), null)).toBeNull();
  expect(placeOf(table([]), 4)).toBeNull();
});

test("who comes now is in with the next round, if a seat is left for them", () => {
  expect(isSeatFree(table([]))).toBe(true);
  expect(isSeatFree(table(waiters.slice(0, 1)))).toBe(false);
  expect(isSeatFree(table(waiters.slice(0, 1), [0]))).toBe(true);
});
