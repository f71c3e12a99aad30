import { expect, test } from "vitest";
import { explained, isExplained } from "../src/firstSteps";

test("the first race of each game is explained, and no race twice", () => {
  expect(isExplained("dice")).toBe(false);
  explained("dice");
  expect(isExplained("dice")).toBe(true);
  expect(isExplained("board")).toBe(false);
});
