// What a link to a moment says, and how times are written.

import { describe, expect, it } from "vitest";
import { wantedIn } from "../src/screens/replay/address";
import { speedName, written } from "../src/screens/replay/times";

describe("the link to a moment", () => {
  it.each([
    ["?round=3&at=12345&seat=1", { round: 3, at: 12345, seat: 1 }],
    ["?round=3&at=0&seat=0", { round: 3, at: 0, seat: 0 }],
    ["?round=3&at=-7&seat=table", { round: 3, at: -7, seat: null }],
    ["", { round: null, at: null }],
    ["?round=0&at=soon&seat=", { round: null, at: null }],
    ["?round=1.5&at=&seat=Ben", { round: null, at: null }],
    ["?round=1e999&at=Infinity&seat=NaN", { round: null, at: null }],
  ])("%s", (search, wanted) => expect(wantedIn("abc", search)).toEqual({ match: "abc", ...wanted }));
});

describe("times", () => {
  it.each([
    [15_345, 3000, "12.345"],
    [3000, 3000, "0.000"],
    [1800, 3000, "\u22121.200"],
    [63_004.4, 3000, "60.004"],
  ])("%d ms after a signal at %d", (at, signal, text) => expect(written(at, signal)).toBe(text));

  it("and speeds", () => expect([0.25, 0.5, 1, 4].map(speedName)).toEqual(["¼×", "½×", "1×", "4×"]));
});
