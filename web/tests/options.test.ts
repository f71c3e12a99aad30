// What can be set is read from data: whatever the sentences for people say, in whichever language.

import { expect, test } from "vitest";
import type { GameCard, OptionCard } from "../src/net/wireRest";
import {
  asInRulebook,
  departures,
  fitted,
  isOfficial,
  isUsual,
  rangeOf,
  shown,
  usualOf,
  withLength,
  withOption,
} from "../src/screens/table/options/options";

const SAID = { allowed: "was auch immer", default: "nichts", does: "etwas" };
const EACH: OptionCard = { ...SAID, name: "each", kind: "by_seat", official: null, range: [1, 23] };
const LEVER: OptionCard = { ...SAID, name: "lever", kind: "switch", official: true };
const DOORS: OptionCard = {
  ...SAID,
  name: "doors",
  kind: "choice",
  official: "open",
  values: ["open", "shut"],
  by_players: ["shut", "open", "open"],
};
const LENGTH: OptionCard = { ...SAID, name: "length", kind: "choice", official: "rulebook" };
const POINTS: OptionCard = { ...SAID, name: "points", kind: "number", official: 99, range: [10, 500] };

function game(options: OptionCard[]): GameCard {
  const title = "Sample";
  const name = title as GameCard["name"];
  return { name, title, players: [2, 4], version: 1, options, lengths: [], goals: ["points"] };
}

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

test("what a game hides is not shown, and is not chosen any more", () => {
  const look = {
    hides: (name: string, values: object) => name === "each" && "lever" in values && !values.lever,
  };
  const card = game([EACH, LEVER]);
  expect(shown(card, { each: [1, 2], lever: true }, look)).toEqual([EACH, LEVER]);
  expect(shown(card, { each: [1, 2], lever: false }, look)).toEqual([LEVER]);
  expect(withOption({ each: [1, 2] }, "lever", false, card, look)).toEqual({ lever: false });
});

test("only what was chosen is said: the rest follows who sits there", () => {
  const card = game([DOORS, LEVER]);
  expect(usualOf(DOORS, card, 2)).toBe("shut");
  expect(usualOf(DOORS, card, 4)).toBe("open");
  expect(departures(card, { doors: "shut", lever: true }, {}, 2)).toEqual([DOORS]);
  expect(departures(card, { doors: "shut", lever: true }, { doors: "shut" }, 2)).toEqual([]);
  expect(departures(card, { doors: "open", lever: true }, {}, 3)).toEqual([]);
  expect(isUsual(card, { doors: "shut", lever: true }, 2)).toBe(true);
  expect(isUsual(card, { doors: "open", lever: true }, 2)).toBe(false);
  expect(withOption({ lever: false }, "doors", "open", card, undefined)).toEqual({
    lever: false,
    doors: "open",
  });
});

test("a length says how far a match goes, or a goal of one’s own does", () => {
  const card = game([LENGTH, POINTS, LEVER]);
  expect(withLength({ points: 20, lever: false }, "short", card)).toEqual({ length: "short", lever: false });
  expect(withOption({ length: "rulebook" }, "points", 20, card, undefined)).toEqual({ points: 20 });
  expect(shown(card, { length: "short", points: 99, lever: true }, undefined)).toEqual([LEVER]);
  expect(shown(card, { length: "rulebook", points: 99, lever: true }, undefined)).toEqual([POINTS, LEVER]);
  expect(shown(card, { points: 20, lever: true }, undefined)).toEqual([POINTS, LEVER]);
});

test("all rules as in the rulebook: also where others are usual, and as long as was chosen", () => {
  const card = game([LENGTH, POINTS, DOORS, LEVER]);
  const chosen = { length: "round", lever: false };
  expect(asInRulebook(chosen, card)).toEqual({ length: "round", doors: "open" });
});
