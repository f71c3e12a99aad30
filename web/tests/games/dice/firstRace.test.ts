// What a newcomer is shown of the own chances.

import { expect, it } from "vitest";
import { chances } from "../../../src/games/dice/firstRace";
import type { DiceSnapshot } from "../../../src/games/dice/wire";

const round: DiceSnapshot = {
  phase: "racing",
  cups: [0, 0],
  rows: { red: [1] },
  dice: [
    [
      ["red", 2],
      ["blue", 1],
      ["green", 5],
    ],
    [["blue", 1]],
  ],
  rolls: [3, 1],
};

it("a chance is a die that fits, and of which no rival has the same", () => {
  expect(chances(round, 0)).toEqual([{ id: "red 2 3", look: { at: '[data-die="red 2"]' } }]);
});
