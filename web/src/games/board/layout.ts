// Where everything lies on a screen of any size. Pure: no piece is ever measured.

import type { Box } from "../../kit/motion";
import { spotOf } from "./picture";
import type { Spot, Square } from "./rulebook/squares";

export interface Setting {
  width: number;
  height: number;
  columns: number;
  rows: number;
  /** players beside oneself */
  others: number;
  hand: "left" | "right";
  /** who watches has no card, no jokers and no stack */
  watching?: boolean;
}

export interface Layout {
  form: "upright" | "sideways" | "wide";
  /** the side of a square of the board */
  square: number;
  board: Box;
  seats: Box[];
  /** the neighbourhoods of the four tokens, beside the board */
  views: Box[] | null;
  /** the same four, in place of the board, where there is no room for both */
  instead: Box[];
  own: Own | null;
  /** for words in a line above the own card */
  line: Box;
}

export interface Own {
  area: Box;
  /** a square in which the card lies in any direction */
  card: Box;
  stack: Box;
  discard: Box;
  jokers: Box;
  zoom: Box;
}

/** Squares that a finger hits without help. */
export const HIT = 40;
const GAP = 8;
const SMALLEST_VIEW = 180;

export function layout(setting: Setting): Layout {
  const { width, height } = setting;
  if (width > height * 1.15 && height < 560) return sideways(setting);
  return width >= 1000 && width > height * 1.1 ? wide(setting) : upright(setting);
}

function upright(setting: Setting): Layout {
  const { width, height, others, watching } = setting;
  const roomy = width >= 640;
  const strip = box(GAP, GAP / 2, width - 2 * GAP, others ? (roomy ? 64 : 48) : 0);
  const top = bottomOf(strip) + GAP;
  const least = watching ? GAP : roomy ? 150 : 176;
  const space = box(4, top, width - 8, Math.max(60, height - top - least - LINE));
  const lies = fitted(setting, space, "top");
  const below = bottomOf(lies.board) + GAP;
  const views = viewsBelow(space, below);
  const end = bottomOf(views?.at(-1) ?? lies.board);
  const area = box(GAP, 0, width - 2 * GAP, clamp(height - end - LINE - GAP, least, roomy ? 260 : 330));
  area.y = height - area.height;
  return {
    form: "upright",
    ...lies,
    seats: inRow(strip, others),
    views,
    instead: inSquare(box(space.x, space.y, space.width, Math.max(80, area.y - LINE - space.y))),
    own: watching ? null : ownInRow(area, setting.hand),
    line: box(GAP, area.y - LINE, width - 2 * GAP, LINE),
  };
}

const LINE = 34;

function viewsBelow(space: Box, below: number, smallest = SMALLEST_VIEW): Box[] | null {
  const room = space.y + space.height - below;
  const side = Math.min(room / 2, space.width / 2) - GAP;
  return side < smallest ? null : inSquare(box(space.x, below, space.width, room));
}

function sideways(setting: Setting): Layout {
  const { width, height, others, hand, watching } = setting;
  const people = box(4, 4, others ? clamp(width * 0.18, 96, 150) : 0, height - 8);
  const ownWidth = watching ? 0 : clamp(width * 0.34, 220, 340);
  const left = people.x + people.width + GAP;
  const space = box(left, 4, width - left - ownWidth - 2 * GAP, height - 8);
  const lies = fitted(setting, space, "top");
  const views = viewsBelow(space, bottomOf(lies.board) + GAP, 120);
  if (!views) lies.board.y = 4 + (height - 8 - lies.board.height) / 2;
  const own = box(width - ownWidth - 4, 4 + LINE, ownWidth, height - 8 - LINE);
  const made: Layout = {
    form: "sideways",
    ...lies,
    seats: inColumn(people, others, 52),
    views,
    instead: inSquare(space),
    own: watching ? null : ownAcross(own),
    line: watching ? box(space.x, height - LINE, space.width, LINE) : box(own.x, 2, ownWidth, LINE),
  };
  return hand === "left" ? mirrored(made, width) : made;
}

function wide(setting: Setting): Layout {
  const { width, height, others, hand, watching } = setting;
  const side = clamp(width * 0.17, 190, 300);
  const space = box(side + 2 * GAP, GAP, width - 2 * side - 4 * GAP, height - 2 * GAP - LINE);
  const lies = fitted(setting, space, "middle");
  const left = box(GAP, GAP, side, Math.min(height - 2 * GAP, others * 190));
  const right = box(width - side - GAP, GAP, side, height - 2 * GAP);
  const below = bottomOf(lies.board) + GAP;
  const tall = lies.square < HIT ? viewsInRow(space, lies.board) : null;
  const made: Layout = {
    form: "wide",
    square: lies.square,
    board: tall ? { ...lies.board, y: space.y } : lies.board,
    seats: inColumn(left, others),
    views: tall,
    instead: inSquare(space),
    own: watching ? null : ownInColumn(right),
    line: box(space.x, Math.min(below, height - LINE - 2), space.width, LINE),
  };
  if (tall) made.line = box(space.x, height - LINE - 2, space.width, LINE);
  return hand === "left" ? mirrored(made, width) : made;
}

/** For the TV: the board in the middle, seats on both sides of it. */
export function layoutOfScreen(setting: Setting): Layout {
  const { width, height, others } = setting;
  const side = clamp(width * 0.2, 120, 420);
  const space = box(side + 2 * GAP, GAP, width - 2 * side - 4 * GAP, height - 2 * GAP);
  const lies = fitted(setting, space, "middle");
  const tall = Math.min(height * 0.42, 420);
  const seat = (at: number): Box =>
    box(at % 2 ? width - side - GAP : GAP, at < 2 ? 2 * GAP : height - tall - 2 * GAP, side, tall);
  const instead = inSquare(space);
  return {
    form: "wide",
    ...lies,
    seats: numbered(others, seat),
    views: null,
    instead,
    own: null,
    line: space,
  };
}

/** A board that is wide and low leaves room for all four in a row. */
function viewsInRow(space: Box, board: Box): Box[] | null {
  const room = box(space.x, space.y + board.height + GAP, space.width, space.height - board.height - GAP);
  const side = Math.min(room.height, room.width / 4 - GAP);
  if (side < SMALLEST_VIEW) return null;
  const from = room.x + (room.width - 4 * side - 3 * GAP) / 2;
  return [0, 1, 2, 3].map((at) =>
    box(from + at * (side + GAP), room.y + (room.height - side) / 2, side, side),
  );
}

function fitted(
  { columns, rows }: Setting,
  space: Box,
  stands: "top" | "middle",
): Pick<Layout, "square" | "board"> {
  const exact = Math.min(space.width / columns, space.height / rows);
  const square = Math.max(4, exact > 16 ? Math.floor(exact * 2) / 2 : exact);
  const width = square * columns;
  const height = square * rows;
  const y = stands === "top" ? space.y : space.y + (space.height - height) / 2;
  return { square, board: box(space.x + (space.width - width) / 2, y, width, height) };
}

/** The card above all, the stack under the thumb, jokers and close-up on the other side. */
function ownInRow(area: Box, hand: "left" | "right"): Own {
  const aside = clamp(area.width * 0.24, 76, 130);
  const low = area.height < 220;
  const between = area.width - 2 * aside - (low ? 2 * GAP : -34);
  const side = Math.min(area.height - GAP, between, 250);
  const card = box(
    area.x + (area.width - side) / 2,
    area.y + (area.height - GAP - side) / (low ? 2 : 3),
    side,
    side,
  );
  const thumb = box(area.x + area.width - aside, area.y, aside, area.height - GAP);
  const other = { ...thumb, x: area.x };
  const foot = clamp(thumb.height * 0.5, 96, 150);
  const stack = box(thumb.x, bottomOf(thumb) - foot, aside, foot);
  const discard = box(thumb.x, thumb.y, aside, clamp(thumb.height - foot - GAP, 0, 70));
  const zoom = box(other.x, bottomOf(other) - 48, aside, 48);
  const room = zoom.y - other.y - GAP;
  const jokers = box(other.x, zoom.y - GAP - Math.min(room, 110), aside, Math.min(room, 110));
  const own = { area, card, stack, discard, jokers, zoom };
  return hand === "left" ? mirroredOwn(own, 2 * area.x + area.width) : own;
}

function ownInColumn(area: Box): Own {
  const low = area.height < 480;
  const foot = low ? 92 : 150;
  const stack = box(area.x, bottomOf(area) - foot, area.width * 0.58, foot);
  const jokers = box(stack.x + stack.width + GAP, stack.y, area.width - stack.width - GAP, foot);
  const discardHeight = low ? 64 : 110;
  const discard = box(area.x, stack.y - GAP - discardHeight, area.width * 0.58, discardHeight);
  const zoom = box(jokers.x, discard.y + discardHeight - 52, jokers.width, 52);
  const side = Math.max(60, Math.min(area.width, discard.y - area.y - GAP, 280));
  const card = box(area.x + (area.width - side) / 2, discard.y - GAP - side, side, side);
  if (low) card.y = area.y + (discard.y - GAP - area.y - side) / 2;
  return { area, card, stack, discard, jokers, zoom };
}

/** For a phone on its side: the card on the left, the rest in a column under the thumb. */
function ownAcross(area: Box): Own {
  const aside = clamp(area.width * 0.36, 84, 116);
  const side = Math.min(area.width - aside - GAP, area.height, 220);
  const card = box(area.x, area.y + (area.height - side) / 2, side, side);
  const x = area.x + area.width - aside;
  const stack = box(x, bottomOf(area) - 116, aside, 116);
  const jokers = box(x, stack.y - GAP - 84, aside, 84);
  const zoom = box(x, area.y, aside, 46);
  const discard = box(area.x, bottomOf(card) + GAP, side, Math.max(0, bottomOf(area) - bottomOf(card) - GAP));
  return { area, card, stack, discard, jokers, zoom };
}

function inRow(space: Box, count: number): Box[] {
  const width = Math.min(260, (space.width - GAP * (count - 1)) / Math.max(1, count));
  const from = space.x + (space.width - width * count - GAP * (count - 1)) / 2;
  return numbered(count, (at) => box(from + at * (width + GAP), space.y, width, space.height));
}

function inColumn(space: Box, count: number, most = 176): Box[] {
  const height = Math.min(most, (space.height - GAP * (count - 1)) / Math.max(1, count));
  return numbered(count, (at) => box(space.x, space.y + at * (height + GAP), space.width, height));
}

/** Four, two by two, as large as they can be. */
function inSquare(space: Box): Box[] {
  const side = Math.min((space.width - GAP) / 2, (space.height - GAP) / 2);
  const x = space.x + (space.width - 2 * side - GAP) / 2;
  const y = space.y + (space.height - 2 * side - GAP) / 2;
  return numbered(4, (at) => box(x + (at % 2) * (side + GAP), y + (at >> 1) * (side + GAP), side, side));
}

function mirrored(made: Layout, width: number): Layout {
  const flip = (one: Box): Box => ({ ...one, x: width - one.x - one.width });
  return {
    ...made,
    board: flip(made.board),
    seats: made.seats.map(flip),
    views: made.views?.map(flip) ?? null,
    instead: made.instead.map(flip),
    own: made.own && mirroredOwn(made.own, width),
    line: flip(made.line),
  };
}

function mirroredOwn(own: Own, width: number): Own {
  const flip = (one: Box): Box => ({ ...one, x: width - one.x - one.width });
  const { area, card, stack, discard, jokers, zoom } = own;
  return {
    area: flip(area),
    card: flip(card),
    stack: flip(stack),
    discard: flip(discard),
    jokers: flip(jokers),
    zoom: flip(zoom),
  };
}

// On the board

export function boxOfSquare({ board, square }: Layout, of: Square): Box {
  const { column, row } = spotOf(of);
  return box(board.x + column * square, board.y + row * square, square, square);
}

/** A card that lies on two squares, drawn upright and turned about its middle. */
export function boxOfPair(made: Layout, near: Square, far: Square): Box {
  return pairOf(boxOfSquare(made, near), boxOfSquare(made, far));
}

/** Its first square below, its second above, as it is drawn: then turned so that they lie where they should. */
export function pairOf(near: Box, far: Box): Box {
  const side = near.width;
  const middle = { x: (near.x + far.x) / 2 + side / 2, y: (near.y + far.y) / 2 + side / 2 };
  const turn = far.y < near.y ? 0 : far.x > near.x ? 90 : far.y > near.y ? 180 : 270;
  return { x: middle.x - side / 2, y: middle.y - side, width: side, height: 2 * side, turn };
}

/** In squares, from the upper left corner of the board. */
export function spotUnder({ board, square }: Layout, x: number, y: number): Spot {
  return { column: (x - board.x) / square, row: (y - board.y) / square };
}

function box(x: number, y: number, width: number, height: number): Box {
  return { x, y, width, height };
}

function bottomOf({ y, height }: Box): number {
  return y + height;
}

function numbered<T>(count: number, make: (at: number) => T): T[] {
  return Array.from({ length: count }, (_, at) => make(at));
}

export function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}
