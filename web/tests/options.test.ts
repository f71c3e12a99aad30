// What can be set is read from data: whatever the sentences for people say, in whichever language.

import { expect, test } from "vitest";
import type { OptionCard } from "../src/net/wireRest";
import { changed, fitted, isOfficial, rangeOf, shown } from "../src/screens/table/options";

const SAID = { allowed: "was auch immer", default: "nichts", does: "etwas" };
const EACH: OptionCard = { ...SAID, name: "each", kind: "by_seat", official: null, range: [1, 23] };
const LEVER: OptionCard = { ...SAID, name: "lever", kind: "switch", official: true };

test("the official value is the one on the wire", () => {
  expect(isOfficial(LEVER, true)).toBe(true);
  expect(isOfficial(LEVER, false)).toBe(false);
  expect(isOfficial(EACH, null)).toBe(true);
  expect(rangeOf(EACH)).toEqual({ from: 1, to: 23 });
});

test("a number for each seat is fitted to those who sit there now", () => {
  expect(fitted({ each: [4, 5], lever: true }, [EACH, LEVER], 3)).toEqual({ each: [4, 5, 8], lever: true });
  expect(fitted({ each: [4, 5] }, [EACH], 2)).toBeNull();
  expect(fitted({ each: [20, 4] }, [EACH], 3)).toEqual({ each: null });
});

test("what a game hides is not shown, and goes back to its official value", () => {
  const look = {
    hides: (name: string, values: object) => name === "each" && "lever" in values && !values.lever,
  };
  expect(shown([EACH, LEVER], { each: [1, 2], lever: true }, look)).toEqual([EACH, LEVER]);
  expect(shown([EACH, LEVER], { each: [1, 2], lever: false }, look)).toEqual([LEVER]);
  const next = changed({ each: [1, 2], lever: true }, "lever", false, [EACH, LEVER], look);
  expect(next).toEqual({ each: null, lever: false });
});
