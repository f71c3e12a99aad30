// The layout: where everything lies on a screen of any size. Pure: no piece is ever measured.

import { type Box, bottom, mirrored, sideBySide } from "../../kit/box";
import { clamp, numbered } from "../../kit/numbers";
import { box, GAP, inColumn, inPairs, inSquare } from "./boxes";
import { mirroredOwn, type Own, ownAcross, ownInColumn, ownInRow, ownOnAStamp } from "./ownPlaces";
import { spotOf } from "./picture";
import type { Spot, Square } from "./rulebook/squares";

export type { Own } from "./ownPlaces";

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
  form: "upright" | "sideways" | "around";
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

/** Squares that a finger hits without help. */
export const HIT = 40;
const SMALLEST_VIEW = 180;
const WIDEST_SEAT = 480;

/** Of a seat that shows its cards, in units: below its name, or beside it. */
const SEAT = { width: 17, height: 12 };
const FLAT = { width: 27, height: 5.4 };

/** In what a seat is measured, px; null if it is too small to show its cards. */
export function unitOfSeat({ width, height }: Box): number | null {
  const below = Math.min(width / SEAT.width, height / SEAT.height);
  const beside = Math.min(width / FLAT.width, height / FLAT.height);
  const unit = Math.max(below, beside);
  return unit < 10.5 ? null : Math.min(unit, 40);
}

export const isFlat = ({ height }: Box, unit: number): boolean => height < SEAT.height * unit - 1;

export function layout(setting: Setting): Layout {
  const { width, height } = setting;
  if (width < 400 && height < 320) return onAStamp(setting);
  if (width > height * 1.15 && height < 560) return sideways(setting);
  return width >= 1000 && width > height * 1.1 ? around(setting) : upright(setting);
}

function upright(setting: Setting): Layout {
  const { width, height, others, watching } = setting;
  const roomy = width >= 640;
  const strip = box(GAP, GAP / 2, width - 2 * GAP, others ? stripHeight(setting) : 0);
  const top = bottom(strip) + GAP;
  const least = watching ? GAP : roomy ? 150 : height < LOW ? 128 : 176;
  const space = box(4, top, width - 8, Math.max(60, height - top - least - LINE));
  const lies = fitted(setting, space, "top");
  const below = bottom(lies.board) + GAP;
  const views = viewsBelow(space, below);
  const end = views ? bottom(views.at(-1) as Box) : Math.max(bottom(lies.board), space.y + space.width);
  const area = box(GAP, 0, width - 2 * GAP, clamp(height - end - LINE - GAP, least, OWN));
  area.y = height - area.height;
  const instead = box(space.x, space.y, space.width, Math.max(80, area.y - LINE - space.y));
  if (!views) lies.board.y = space.y + Math.max(0, (instead.height - lies.board.height) / 2);
  return {
    form: "upright",
    ...lies,
    seats: watching ? inPairs(strip, others, strip.height) : sideBySide(strip, others, GAP, WIDEST_SEAT),
    views,
    instead: inSquare(instead),
    own: watching ? null : ownInRow(area, setting.hand),
    line: box(GAP, area.y - LINE, width - 2 * GAP, LINE),
  };
}

/** Where the close-ups leave room, a single other shows what they have open; to who watches all do. */
function stripHeight({ width, height, others, columns, rows, watching }: Setting): number {
  const least = width >= 640 ? 64 : 52;
  if (watching) {
    const lines = Math.ceil(others / 2);
    const free = height - ((width - 8) / columns) * rows - LINE - 3 * GAP;
    return clamp(
      free,
      lines * (least + GAP),
      lines * (((width - 3 * GAP) / 2 / SEAT.width) * SEAT.height + GAP),
    );
  }
  const free = height - width - LINE - OWN - 2 * GAP;
  return width / others < 340 ? least : clamp(free, least, 84);
}

const LOW = 520; // as a phone is with a note above the table
const OWN = 284; // the most that the own card and what belongs to it need in height
const LINE = 40; // two lines of words

function viewsBelow(space: Box, below: number, smallest = SMALLEST_VIEW): Box[] | null {
  const room = space.y + space.height - below;
  const side = Math.min(room / 2, space.width / 2) - GAP;
  return side < smallest ? null : inSquare(box(space.x, below, space.width, room));
}

function sideways(setting: Setting): Layout {
  const { width, height, others, hand, watching } = setting;
  const people = box(
    4,
    4,
    others ? clamp(width * (watching ? 0.48 : 0.18), 110, watching ? 420 : 150) : 0,
    height - 8,
  );
  const ownWidth = watching ? 0 : clamp(width * 0.34, 220, 340);
  const left = people.x + people.width + GAP;
  const space = box(left, 4, width - left - ownWidth - 2 * GAP, height - 8);
  const lies = fitted(setting, space, "top");
  const views = viewsBelow(space, bottom(lies.board) + GAP, 120);
  if (!views) lies.board.y = 4 + (height - 8 - lies.board.height) / 2;
  const own = box(width - ownWidth - 4, 4 + LINE, ownWidth, height - 8 - LINE);
  const made: Layout = {
    form: "sideways",
    ...lies,
    seats: watching ? inPairs(people, others, 150) : inColumn(people, others, 60),
    views,
    instead: inSquare(space),
    own: watching ? null : ownAcross(own),
    line: watching ? box(space.x, height - LINE, space.width, LINE) : box(own.x, 2, ownWidth, LINE),
  };
  return hand === "left" ? mirroredLayout(made, width) : made;
}

/** A screen that is magnified four times: all own things in a column, and the words below the board. */
function onAStamp({ others, ...setting }: Setting): Layout {
  const { width, height, hand, watching } = setting;
  const strip = box(4, 4, width - 8, others ? 24 : 0);
  const top = bottom(strip) + 4;
  const own = box(width - STAMP - 4, top, STAMP, height - top - 4);
  const line = box(4, height - LINE, watching ? width - 8 : own.x - 8, LINE);
  const space = box(4, top, line.width, line.y - top);
  const made: Layout = {
    form: "sideways",
    ...fitted({ others, ...setting }, space, "middle"),
    seats: sideBySide(strip, others, 4),
    views: null,
    instead: inSquare(space),
    own: watching ? null : ownOnAStamp(own),
    line,
  };
  return hand === "left" ? mirroredLayout(made, width) : made;
}

const STAMP = 84; // wide

function around(setting: Setting): Layout {
  const { width, height, columns, rows, others, hand, watching } = setting;
  const besideBoard = (width - ((height - 2 * GAP - LINE) / rows) * columns) / 2 - 2 * GAP;
  const side = clamp(besideBoard, clamp(width * 0.17, 190, 300), Math.max(360, width * 0.2));
  const space = box(side + 2 * GAP, GAP, width - 2 * side - 4 * GAP, height - 2 * GAP - LINE);
  const lies = fitted(setting, space, "middle");
  const most = clamp(height * 0.24, 176, (side / SEAT.width) * SEAT.height);
  const column = (x: number, seats: number): Box[] =>
    inColumn(box(x, GAP, side, Math.min(height - 2 * GAP, seats * (most + GAP))), seats, most);
  const opposite = watching ? Math.floor(others / 2) : 0; // where the own card would be
  const right = box(width - side - GAP, GAP, side, height - 2 * GAP);
  const below = bottom(lies.board) + GAP;
  const tall = lies.square < HIT ? viewsBeneath(space, lies.board) : null;
  const made: Layout = {
    form: "around",
    square: lies.square,
    board: tall ? { ...lies.board, y: space.y } : lies.board,
    seats: [...column(GAP, others - opposite), ...column(right.x, opposite)],
    views: tall,
    instead: inSquare(space),
    own: watching ? null : ownInColumn(right),
    line: box(space.x, Math.min(below, height - LINE - 2), space.width, LINE),
  };
  if (tall) made.line = box(space.x, height - LINE - 2, space.width, LINE);
  return hand === "left" ? mirroredLayout(made, width) : made;
}

/** For the TV: the board in the middle, seats on both sides of it, and the lower corners free. */
export function layoutOfScreen(setting: Setting): Layout {
  const { width, height, others } = setting;
  const side = clamp(width * 0.19, 120, 420);
  const space = box(side + 3 * GAP, GAP, width - 2 * side - 6 * GAP, height - 2 * GAP);
  const lies = fitted(setting, space, "middle");
  const views = lies.square < HIT ? viewsBeneath(space, lies.board) : null;
  const tall = Math.min(height * 0.31, 330);
  const seat = (at: number): Box =>
    box(at % 2 ? width - side - 2 * GAP : 2 * GAP, 2 * GAP + (at >> 1) * (tall + 3 * GAP), side, tall);
  return {
    form: "around",
    square: lies.square,
    board: views ? { ...lies.board, y: space.y } : lies.board,
    seats: numbered(others, seat),
    views,
    instead: [],
    own: null,
    line: space,
  };
}

/** A board that is wide and low leaves room for all four beneath it: in a row, or two by two. */
function viewsBeneath(space: Box, board: Box): Box[] | null {
  const room = box(space.x, space.y + board.height + GAP, space.width, space.height - board.height - GAP);
  const inLine = Math.min(room.height, room.width / 4 - GAP);
  const square = inSquare(room);
  const side = Math.max(inLine, square[0]?.width ?? 0);
  if (side < SMALLEST_VIEW) return null;
  if (side > inLine) return square;
  const from = room.x + (room.width - 4 * side - 3 * GAP) / 2;
  return numbered(4, (at) => box(from + at * (side + GAP), room.y + (room.height - side) / 2, side, side));
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

function mirroredLayout(made: Layout, width: number): Layout {
  const flip = (one: Box): Box => mirrored(one, width);
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

// On the board

export function boxOfSquare({ board, square }: Layout, of: Square): Box {
  const { column, row } = spotOf(of);
  return box(board.x + column * square, board.y + row * square, square, square);
}

/** Of a token, which is higher than its square. */
export function boxOfToken(made: Layout, stands: Square): Box {
  const { x, y, width } = boxOfSquare(made, stands);
  const height = TOKEN.width * width * TOKEN.height;
  return box(
    x + ((1 - TOKEN.width) / 2) * width,
    y + width * (1 - TOKEN.above) - height,
    TOKEN.width * width,
    height,
  );
}

const TOKEN = { width: 0.8, height: 1.6, above: 0.06 }; // of its square, of its width, of its square

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
