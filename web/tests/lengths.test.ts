// How long a match takes is read from what the house says, for those who sit there.

import { expect, test } from "vitest";
import type { GameCard } from "../src/net/wireRest";
import { about, aboutAll } from "../src/screens/length/duration";
import { isEndless, levelsOf, roundsOf, secondsOf, usualPlayers } from "../src/screens/length/lengths";
import { loadWords } from "../src/words/words";

const CARD: GameCard = {
  name: "sample" as GameCard["name"],
  title: "Sample",
  players: [2, 6],
  version: 1,
  options: [],
  goals: [],
  lengths: [
    {
      name: "short",
      rounds: [2, 3, 3, 4, 4],
      seconds: [[300, 280, 260, 240, 220], [1, 2, 3, 4, 5], [], [], []],
    },
    { name: "rulebook", seconds: [[600, 600, 600, 600, 600], [], [], [], []] },
    { name: "medium", rounds: [7, 7, 7, 7, 7] },
  ],
};

test("it depends on the number of players; before enough are there, it is as for the fewest", () => {
  expect(roundsOf(CARD, "short", 3)).toBe(3);
  expect(roundsOf(CARD, "short", 1)).toBe(2);
  expect(roundsOf(CARD, "rulebook", 3)).toBeNull();
});

test("it depends on the bots, and those who adapt, and people, count as adults", () => {
  expect(secondsOf(CARD, "short", 2, ["child"])).toBe(300);
  expect(secondsOf(CARD, "short", 2, ["child", "champion"])).toBe(260);
  expect(secondsOf(CARD, "short", 2, ["match"])).toBe(260);
  expect(secondsOf(CARD, "short", 2, [])).toBe(260);
  expect(levelsOf([{ name: "Ada" }, { name: "Elm", bot: true, level: "regular" }])).toEqual(["regular"]);
});

test("what nobody has measured is not said, and what may have no end is", () => {
  expect(secondsOf(CARD, "medium", 2, [])).toBeNull();
  expect(isEndless(CARD, "medium", 2)).toBe(false);
  expect(isEndless(CARD, "rulebook", 2)).toBe(false);
  expect(isEndless(CARD, "rulebook", 6)).toBe(true);
});

test("Play now seats four, or as many as the box has room for", () => {
  expect(usualPlayers(CARD)).toBe(4);
  expect(usualPlayers({ ...CARD, players: [2, 2] })).toBe(2);
});

test("below five minutes half of one is told, above it is not", async () => {
  await loadWords();
  expect([40, 100, 120, 150, 270, 300, 420, 5400].map(about)).toEqual([
    "about 40 s",
    "about 100 s",
    "about 2 min",
    "about 2½ min",
    "about 4½ min",
    "about 5 min",
    "about 7 min",
    "about 1½ h",
  ]);
  expect(aboutAll([150, 300])).toBe("about 2½–5 min");
  expect(aboutAll([40, 150])).toBe("40 s to 2½ min");
});
