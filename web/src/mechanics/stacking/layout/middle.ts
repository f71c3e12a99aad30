// The layout of the middle: where its piles lie, four columns, one for each colour.

import { type Box, sideBySide } from "../../../kit/box";
import { numbered } from "../../../kit/numbers";
import type { Colour } from "../../../net/wire";
import { CARD, cardIn } from "./card";

/** In this order from the left: red and green are kept apart. */
export const SUITS = ["red", "yellow", "green", "blue"] as const satisfies readonly Colour[];
export type Suit = (typeof SUITS)[number];

export type Columns = Record<Suit, Column>;

export interface Column {
  box: Box;
  /** Places for piles, line by line. */
  places: Box[];
}

/** Steps in which the columns grow, so that the piles don't shrink with every new one. */
const STEPS = [2, 3, 4, 5, 6, 8, 10, 12];

/** How many places a column has, when the fullest one needs `needed`. */
export function capacityFor(needed: number): number {
  return STEPS.find((step) => step >= needed) ?? Math.ceil(needed / 4) * 4;
}

/** As many as will be needed soon, so that nothing has to move in the first seconds. */
export function placesAtFirst(players: number): number {
  return Math.min(players, players > 6 ? 4 : 3);
}

/** No card is wider than `widest`. */
export function columnsIn(middle: Box, capacity: number, widest = Number.POSITIVE_INFINITY): Columns {
  const boxes = columnBoxes(middle);
  const columns = SUITS.map((suit, n) => [suit, columnIn(boxes[n] as Box, capacity, widest)]);
  return Object.fromEntries(columns) as Columns;
}

/** How wide the cards of the middle are. */
export function pileWidth(middle: Box, capacity: number): number {
  return bestGrid(columnBoxes(middle)[0] as Box, capacity).width;
}

function columnBoxes(middle: Box): Box[] {
  const between = Math.min(18, middle.width * 0.022);
  return sideBySide(middle, SUITS.length, between, middle.height * 0.75);
}

function columnIn(box: Box, capacity: number, widest: number): Column {
  const { across, width: largest } = bestGrid(box, capacity);
  const width = Math.min(largest, widest);
  const gap = gapOf(box, across);
  const down = Math.ceil(capacity / across);
  const height = width / CARD;
  const left = box.x + (box.width - across * width - (across - 1) * gap) / 2;
  const top = box.y + (box.height - down * height - (down - 1) * gap) / 2;
  const places = numbered(capacity, (n) => ({
    x: left + (n % across) * (width + gap),
    y: top + Math.floor(n / across) * (height + gap),
    width,
    height,
  }));
  return { box, places };
}

/** As many beside each other as make the cards largest. */
function bestGrid(box: Box, capacity: number): { across: number; width: number } {
  const grids = numbered(capacity, (n) => ({ across: n + 1, width: cardWidth(box, capacity, n + 1) }));
  return grids.reduce((best, grid) => (grid.width > best.width + 0.5 ? grid : best));
}

function cardWidth(box: Box, capacity: number, across: number): number {
  const down = Math.ceil(capacity / across);
  const gap = gapOf(box, across);
  const cell = {
    x: 0,
    y: 0,
    width: (box.width - gap * (across - 1)) / across,
    height: (box.height - gap * (down - 1)) / down,
  };
  return cardIn(cell).width;
}

function gapOf(box: Box, across: number): number {
  return across > 1 ? Math.min(8, box.width * 0.05) : Math.min(10, box.width * 0.09);
}
