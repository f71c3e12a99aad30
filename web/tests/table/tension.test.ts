import { expect, test } from "vitest";
import { tensionOf } from "../../src/table/tension";

test("there is tension when somebody has a few pieces left, and most at the last one", () => {
  expect(tensionOf([10, 4], [])).toBe(0);
  expect(tensionOf([10, 3], [])).toBe(1);
  expect(tensionOf([1, 3], [])).toBe(2);
  expect(tensionOf([0, 3], [])).toBe(2);
});

test("who has left ends no round, and an empty table none", () => {
  expect(tensionOf([10, 1], [1])).toBe(0);
  expect(tensionOf([], [])).toBe(0);
});
