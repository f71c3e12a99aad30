// The face of a die is what is printed on it, 100 x 100: for Die, which draws it on the page, and for a canvas that
// holds many.

import type { Ink } from "../../../kit/inks";
import { type Context, fillWith, mixed, type Palette } from "../../../kit/paint";
import { roundRect } from "../../../kit/path";
import { signAt } from "../../../kit/signs";

type Spot = readonly [x: number, y: number];

const MIDDLE: Spot = [50, 47];
const FALLING: readonly Spot[] = [
  [27, 24],
  [73, 70],
];
const RISING: readonly Spot[] = [
  [73, 24],
  [27, 70],
];
const SIDES: readonly Spot[] = [
  [27, 47],
  [73, 47],
];

const PIPS: Record<number, string> = {
  1: pips([MIDDLE]),
  2: pips(FALLING),
  3: pips([...FALLING, MIDDLE]),
  4: pips([...FALLING, ...RISING]),
  5: pips([...FALLING, ...RISING, MIDDLE]),
  6: pips([...FALLING, ...RISING, ...SIDES]),
};

function pips(spots: readonly Spot[]): string {
  return spots.map(([x, y]) => `M${x - 9} ${y}a9 9 0 1 0 18 0a9 9 0 1 0-18 0z`).join("");
}

export const SIDE = roundRect(3, 5, 94, 93, 20);
export const TOP = roundRect(3, 2, 94, 90, 19);
export const SIGN_OPACITY = 0.26;
export const LINE = 3;

export const pipsOf = (value: number): string => PIPS[value] ?? "";
export const signOf = (colour: Ink): string => signAt(colour, 13, 10, 3.08);

/** In a room of 100 x 100. */
export function paintDie(context: Context, colour: Ink, value: number, palette: Palette): void {
  const fill = palette[`fill ${colour}`] ?? "#888";
  const on = palette[`on ${colour}`] ?? "#000";
  fillWith(context, mixed(fill, 55, "#14100a"), palette[`deep ${colour}`] ?? fill);
  context.fill(cut(SIDE));
  context.fillStyle = fill;
  context.fill(cut(TOP));
  context.fillStyle = on;
  context.globalAlpha = SIGN_OPACITY;
  context.fill(cut(signOf(colour)), "evenodd");
  context.globalAlpha = 1;
  context.strokeStyle = fill;
  context.lineWidth = LINE;
  const shown = cut(pipsOf(value));
  context.stroke(shown);
  context.fill(shown, "evenodd");
}

const paths = new Map<string, Path2D>();

function cut(d: string): Path2D {
  const known = paths.get(d) ?? new Path2D(d);
  paths.set(d, known);
  return known;
}
