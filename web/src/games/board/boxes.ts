// Boxes in columns and squares. Pure.

import type { Box } from "../../kit/box";
import { numbered } from "../../kit/numbers";

export const GAP = 8;

export function box(x: number, y: number, width: number, height: number): Box {
  return { x, y, width, height };
}

export function inColumn(space: Box, count: number, most = 176): Box[] {
  const height = Math.min(most, (space.height - GAP * (count - 1)) / Math.max(1, count));
  return numbered(count, (at) => box(space.x, space.y + at * (height + GAP), space.width, height));
}

/** In two columns, line by line, none higher than `most`. */
export function inPairs(space: Box, count: number, most: number): Box[] {
  const width = (space.width - GAP) / 2;
  const lines = Math.ceil(count / 2);
  const height = Math.min(most, (space.height - GAP * (lines - 1)) / lines);
  return numbered(count, (at) =>
    box(space.x + (at % 2) * (width + GAP), space.y + (at >> 1) * (height + GAP), width, height),
  );
}

/** Four, two by two, as large as they can be. */
export function inSquare(space: Box): Box[] {
  const side = Math.min((space.width - GAP) / 2, (space.height - GAP) / 2);
  const x = space.x + (space.width - 2 * side - GAP) / 2;
  const y = space.y + (space.height - 2 * side - GAP) / 2;
  return numbered(4, (at) => box(x + (at % 2) * (side + GAP), y + (at >> 1) * (side + GAP), side, side));
}
