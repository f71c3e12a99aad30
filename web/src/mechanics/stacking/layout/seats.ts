// Where the others sit: in a strip at the top or at the side, or around the table.

import { type Box, bottom, right, sideBySide, stacked } from "../../../kit/box";

/** How many lines the strip needs, so that every seat has room for its name and number. */
export function linesOfStrip(width: number, seats: number): number {
  const inOneLine = Math.max(1, Math.floor(width / (width > 600 ? 112 : 61)));
  return Math.max(1, Math.ceil(seats / inOneLine));
}

/** Seats line by line; all lines but the last have as many. */
export function strip(box: Box, seats: number, lines: number, gap: number): Box[] {
  const across = Math.ceil(seats / lines);
  return stacked(box, lines, gap).flatMap((line, n) =>
    sideBySide(line, Math.min(across, seats - n * across), gap, 200),
  );
}

/** One below the other, in as many columns as leave them high enough. */
export function aside(box: Box, seats: number, columns: number, gap: number): Box[] {
  const down = Math.ceil(seats / columns);
  const height = Math.min(96, (box.height - gap * (down - 1)) / down);
  return sideBySide(box, columns, gap).flatMap((column, n) =>
    stacked(column, Math.min(down, seats - n * down), gap, height),
  );
}

/** Clockwise from below on the left: how many sit on the left, at the top, on the right, at the bottom. */
export type Sides = readonly [left: number, top: number, right: number, bottom: number];

export function sidesFor(seats: number, own: boolean): Sides {
  return own ? aroundOwn(seats) : aroundMiddle(seats);
}

/** The bottom is one's own. */
function aroundOwn(seats: number): Sides {
  if (seats < 2) return [0, seats, 0, 0];
  const side = Math.max(1, Math.floor(seats / 3) - (seats > 3 && seats % 3 === 0 && seats < 6 ? 1 : 0));
  const beside = Math.min(side, seats < 6 ? 1 : seats < 9 ? 2 : 3);
  return [beside, seats - 2 * beside, beside, 0];
}

function aroundMiddle(seats: number): Sides {
  const side = Math.max(1, Math.round(seats / 4.4));
  const rest = seats - 2 * side;
  return [side, Math.ceil(rest / 2), side, Math.floor(rest / 2)];
}

export interface Rim {
  /** How wide a seat on the left or right is, and how high one at the top or bottom. */
  beside: number;
  across: number;
}

/** Those on the left and right sit between the ones at the top and at the bottom. */
export function around(table: Box, [left, top, rightSide, low]: Sides, rim: Rim, gap: number): Box[] {
  const upper: Box = { ...table, height: rim.across };
  const lower: Box = { ...table, y: bottom(table) - rim.across, height: rim.across };
  const y = table.y + (top ? rim.across + gap : 0);
  const height = table.height - (top ? rim.across + gap : 0) - (low ? rim.across + gap : 0);
  const beside = (x: number): Box => ({ x, y, width: rim.beside, height });
  const widest = rim.beside * 1.35;
  return [
    ...stacked(beside(table.x), left, gap, rim.across * 1.15).reverse(),
    ...spread(upper, top, widest),
    ...stacked(beside(right(table) - rim.beside), rightSide, gap, rim.across * 1.15),
    ...spread(lower, low, widest).reverse(),
  ];
}

/** Evenly over the whole side, as people sit. */
function spread(side: Box, count: number, widest: number): Box[] {
  return sideBySide(side, count, 0).map((box) => {
    const width = Math.min(box.width - 12, widest);
    return { ...box, x: box.x + (box.width - width) / 2, width };
  });
}

/** How much of a seat there is room to show. */
export type Detail = "tiny" | "small" | "tall" | "middle" | "large" | "huge";

export function detailIn({ width, height }: Box): Detail {
  if (height >= 118 && width >= 210) return "huge";
  if (height >= 80 && width >= 150) return "large";
  if (height >= 78 && width >= 90 && width < 120) return "tall";
  if (height >= 54 && width >= 104) return "middle";
  return width <= 66 ? "tiny" : "small";
}
