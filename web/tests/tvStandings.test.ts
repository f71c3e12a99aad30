import { expect, test } from "vitest";
import { leadersOf, orderOf } from "../src/screens/tv/standings";

test("who has most stands first, and equal ones as they sit", () => {
  expect(orderOf([3, 12, -4, 12])).toEqual([1, 3, 0, 2]);
});

test("several may lead, and nobody does while all have the same", () => {
  expect(leadersOf([3, 12, -4])).toEqual([1]);
  expect(leadersOf([12, 3, 12])).toEqual([0, 2]);
  expect(leadersOf([0, 0])).toEqual([]);
});
