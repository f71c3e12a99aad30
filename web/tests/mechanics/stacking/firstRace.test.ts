// What a newcomer is shown of the own chances.

import { describe, expect, it } from "vitest";
import { chances } from "../../../src/mechanics/stacking/firstRace";
import { dealt } from "./sample";

describe("a chance", () => {
  it("is an open card that fits, and whose double no rival has open", () => {
    expect(chances(dealt(), 0)).toEqual([{ id: "blue 1 0", look: { at: '[data-own="0"]' } }]);
    expect(chances(dealt(), 1).map(({ id }) => id)).toEqual(["yellow 1 2"]);
  });

  it("is there in the race alone", () => {
    expect(chances({ ...dealt(), phase: "countdown" }, 0)).toEqual([]);
  });
});
