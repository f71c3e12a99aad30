// The score sheet says who played which rounds.

import { expect, test } from "vitest";
import type { MatchState } from "../../src/net/wire";
import { spansOf } from "../../src/screens/seats/stints";

const match: MatchState = {
  round: 4,
  totals: [0, 0, 0],
  handicaps: [0, 0, 0],
  stints: [
    { seat: 2, since: 4, name: "Yves" },
    { seat: 1, since: 1, name: "Ben" },
    { seat: 1, since: 3, name: "Oak" },
    { seat: 1, since: 4, name: "Zoe" },
  ],
};

test("seat by seat, each until the next one came", () => {
  expect(spansOf(match, false)).toEqual([
    {
      seat: 1,
      spans: [
        { name: "Ben", from: 1, to: 2 },
        { name: "Oak", from: 3, to: 3 },
        { name: "Zoe", from: 4, to: null },
      ],
    },
    { seat: 2, spans: [{ name: "Yves", from: 4, to: null }] },
  ]);
});

test("when the match is over, the last ones have played to its end", () => {
  expect(spansOf(match, true).map(({ spans }) => spans.at(-1)?.to)).toEqual([4, 4]);
});

test("nothing is said where nobody has changed", () => {
  expect(spansOf({ round: 1, totals: [], handicaps: [] }, false)).toEqual([]);
});
