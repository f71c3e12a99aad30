// A row of the board within its box. Pure.

import { type Box, centred } from "../../kit/box";
import { numbered } from "../../kit/numbers";
import { GAP, SIGN } from "./zones";

export interface RowLayout {
  all: Box;
  sign: Box;
  places: Box[];
}

/** Its sign, and its six places beside it. */
export function laneIn(all: Box): RowLayout {
  const { x, y, height: cell } = all;
  const first = x + (SIGN + GAP) * cell;
  return {
    all,
    sign: { x, y, width: SIGN * cell, height: cell },
    places: numbered(6, (at) => ({ x: first + at * (1 + GAP) * cell, y, width: cell, height: cell })),
  };
}

/** Its sign and the face that it wants, beside each other or, where it is narrow, below. */
export function headIn(all: Box): RowLayout {
  const narrow = all.width < all.height * 1.4;
  const [sign, rest] = narrow ? split(all, "height", 0.42) : split(all, "width", 0.5);
  const side = Math.min(rest.width, rest.height) * 0.82;
  const place = centred(rest, side, side);
  return { all, sign, places: numbered(6, () => place) };
}

function split(box: Box, along: "width" | "height", at: number): [Box, Box] {
  const first = box[along] * at;
  const start = along === "width" ? "x" : "y";
  return [
    { ...box, [along]: first },
    { ...box, [start]: box[start] + first, [along]: box[along] - first },
  ];
}
