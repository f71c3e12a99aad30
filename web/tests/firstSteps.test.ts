import { expect, test } from "vitest";
import { explained, isExplained } from "../src/firstSteps";

test("the first race of each game is explained, and no race twice", () => {
  expect(isExplained("one")).toBe(false);
  explained("one");
  expect(isExplained("one")).toBe(true);
  expect(isExplained("another")).toBe(false);
});
