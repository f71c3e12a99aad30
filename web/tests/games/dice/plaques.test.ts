import { describe, expect, test } from "vitest";
import { diceIn, plaqueOf } from "../../../src/games/dice/plaques";

const BOXES = {
  "a phone's strip": [120, 72],
  "a small phone's strip": [114, 64],
  "one seat over a phone": [366, 64],
  "a phone on its side": [143, 62],
  "a tablet's strip": [233, 92],
  "beside a desktop's board": [245, 165],
  "over a desktop's board": [518, 94],
  "beside a TV's board": [278, 300],
} as const;
const GAP = 3;
const HEAD = 20;

function lies([width, height]: readonly [number, number], dice: number) {
  const { wide, die, across } = plaqueOf({ x: 0, y: 0, width, height }, dice);
  const high = Math.ceil(dice / across) * (die + GAP) + (wide ? 0 : HEAD);
  return { die, across, high };
}

describe.each(Object.entries(BOXES))("%s", (_, box) => {
  test.each([1, 4, 6, 8, 12, 23])("%i dice fit below or beside the name", (dice) => {
    expect(lies(box, dice).high).toBeLessThan(box[1]);
  });

  test("six dice lie in one line or two, large enough to be read", () => {
    const { die, across } = lies(box, 6);
    expect(die).toBeGreaterThanOrEqual(11);
    expect(across).toBeGreaterThanOrEqual(3);
  });
});

test("the last dice don't outgrow the name", () => {
  expect(plaqueOf({ x: 0, y: 0, width: 245, height: 165 }, 1).die).toBeLessThanOrEqual(40);
});

test("dice lie at the foot of their room, or beside the name at its end, in the middle", () => {
  const room = { x: 10, y: 20, width: 200, height: 60 };
  const plaque = { unit: null, die: 20, across: 4, low: false } as const;
  expect(diceIn(room, 6, { ...plaque, wide: false })).toEqual({ x: 10, y: 37, width: 89, height: 43 });
  expect(diceIn(room, 2, { ...plaque, wide: true })).toEqual({ x: 167, y: 40, width: 43, height: 20 });
});
