// The layout of the other seats: in a strip at the top or at the side, or around the table.

import { type Box, bottom, right, sideBySide, stacked } from "../../../kit/box";

/** A seat with open cards is at least so wide and high. */
export const OPEN = { width: 112, height: 58 };

/** How many lines the strip needs, so that every seat has room for its name and number. */
export function linesOfStrip(width: number, seats: number, open = false): number {
  const narrowest = open ? OPEN.width + 4 : width > 600 ? 112 : width < 300 ? 44 : 61;
  const inOneLine = Math.max(1, Math.floor((width + 4) / narrowest));
  return Math.max(1, Math.ceil(seats / inOneLine));
}

/** Seats line by line; all lines but the last have as many. */
export function strip(box: Box, seats: number, lines: number, gap: number): Box[] {
  const across = Math.ceil(seats / lines);
  return stacked(box, lines, gap).flatMap((line, n) =>
    sideBySide(line, Math.min(across, seats - n * across), gap, 240),
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

/** The seats round a table: all of them are written in the same size. */
export interface Rim {
  /** What is written is measured in it, px. */
  unit: number;
  /** Of a seat on the left or right. */
  beside: { width: number; height: number };
  /** Of one at the top or bottom. */
  across: { width: number; height: number };
}

/** In units; a card more in the row makes a seat wider. */
const SQUARE = { width: 9.4, height: 6.3 };
const FLAT = { width: 21.4, height: 3.9 };
const PER_CARD = 1.95;
const APART = 12;

/** On a screen that shows how to join, the lower corners are kept free. */
const CORNER = 0.085;
const lowerEdge = (table: Box): Box => ({
  ...table,
  x: table.x + table.width * CORNER,
  width: table.width * (1 - 2 * CORNER),
});

/** At the top a seat is one line, wherever all of them have room for that. */
export function rimFor(table: Box, [, top, , low]: Sides, unit: number, row: number): Rim {
  const square = { width: (SQUARE.width + row * PER_CARD) * unit, height: SQUARE.height * unit };
  const flat = { width: (FLAT.width + row * PER_CARD) * unit, height: FLAT.height * unit };
  const each = Math.min(table.width / Math.max(1, top), lowerEdge(table).width / Math.max(1, low)) - APART;
  const across = each < flat.width ? { ...square, width: Math.min(square.width, each) } : flat;
  return { unit, beside: square, across };
}

/** Those on the left and right sit between the ones at the top and at the bottom. */
export function around(table: Box, [left, top, rightSide, low]: Sides, rim: Rim, gap: number): Box[] {
  const { beside, across } = rim;
  const upper: Box = { ...table, height: across.height };
  const lower: Box = { ...lowerEdge(table), y: bottom(table) - across.height, height: across.height };
  const y = table.y + (top ? across.height + gap : 0);
  const height = table.height - (top ? across.height + gap : 0) - (low ? across.height + gap : 0);
  const column = (x: number): Box => ({ x, y, width: beside.width, height });
  return [
    ...stacked(column(table.x), left, gap, beside.height).reverse(),
    ...spread(upper, top, across.width),
    ...stacked(column(right(table) - beside.width), rightSide, gap, beside.height),
    ...spread(lower, low, across.width).reverse(),
  ];
}

/** Evenly over the whole side, as people sit. */
function spread(side: Box, count: number, width: number): Box[] {
  return sideBySide(side, count, 0).map((box) => ({ ...box, x: box.x + (box.width - width) / 2, width }));
}

const SMALLEST = 11.5;

/** Seats of a strip that are as large as those round a table are measured as they are. */
export function unitIn(seats: readonly Box[], row: number): number | null {
  const fitting = ({ width, height }: Box): number =>
    Math.min(width / (SQUARE.width + row * PER_CARD), height / SQUARE.height);
  const unit = Math.min(...seats.map(fitting));
  return seats.length && unit >= SMALLEST ? unit : null;
}

/** How much of a seat there is room to show, and in which order. */
export type Detail = "dot" | "line" | "tiny" | "small" | "middle" | "tall" | "square" | "flat";

/** `unit` is what they are measured in, if they are as large as round a table. */
export function detailIn({ width, height }: Box, unit: number | null): Detail {
  if (unit) return height < 5 * unit ? "flat" : "square";
  if (height < 40) return width < 64 ? "dot" : "line";
  if (height >= 78 && width >= 90) return "tall";
  if (height >= OPEN.height && width >= OPEN.width) return "middle";
  return width <= 88 ? "tiny" : "small";
}

/** How round the corners of a seat are, px. */
export function roundOf(unit: number | null): number {
  return unit ? unit * 0.85 : 10;
}
