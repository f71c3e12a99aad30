// The whole table: where everything lies, for a table of this size and these players. Pure.

import { type Box, bottom, mirrored, right } from "../../../kit/box";
import { type Columns, columnsIn } from "./middle";
import { heightWanted, type OwnBoxes, ownIn } from "./own";
import { around, aside, linesOfStrip, sidesFor, strip } from "./seats";

export interface Setting {
  width: number;
  height: number;
  players: number;
  /** Whether one of the seats is ours. */
  own: boolean;
  /** Cards in a row. */
  row: number;
  /** Places for piles in each column. */
  capacity: number;
  hand: "right" | "left";
  fanned: boolean;
  /** The table is on the TV: here are only the own cards. */
  beneathScreen?: boolean;
}

export interface Layout {
  shape: "upright" | "sideways" | "around" | "hand";
  /** In the order of `othersOf`. */
  seats: Box[];
  middle: Box;
  columns: Columns;
  /** The corner to which complete piles fly. */
  complete: Box;
  /** A line for what has to be said. */
  hint: Box;
  own: OwnBoxes | null;
}

const GAP = 8;
const LEDGE = 32;

export function layoutOf(setting: Setting): Layout {
  switch (shapeOf(setting)) {
    case "upright":
      return upright(setting);
    case "sideways":
      return sideways(setting);
    case "around":
      return aroundTheTable(setting);
    case "hand":
      return inHand(setting);
  }
}

function shapeOf({ width, height, own, beneathScreen }: Setting): Layout["shape"] {
  if (own && beneathScreen) return "hand";
  if (height >= width) return "upright";
  return height < 560 || width < 900 ? "sideways" : "around";
}

/** A phone or a tablet in the hand: the others at the top, the own cards at the thumb. */
function upright(setting: Setting): Layout {
  const { width, height } = setting;
  const edge = width > 600 ? 20 : 10;
  const inner = width - 2 * edge;
  const others = setting.players - (setting.own ? 1 : 0);
  const lines = linesOfStrip(inner, others);
  const [one, several] = width > 600 ? [96, 68] : [62, 46];
  const lineHeight = lines > 1 ? Math.min(several, height * 0.066) : Math.min(one, height * 0.085);
  const seatsBox: Box = { x: edge, y: GAP / 2, width: inner, height: lines * lineHeight + (lines - 1) * 4 };
  const ownHeight = setting.own ? ownHeightFor(setting, inner) : 0;
  const own: Box = { x: edge, y: height - edge - ownHeight, width: inner, height: ownHeight };
  const top = bottom(seatsBox) + GAP;
  const ledge: Box = { x: edge, y: own.y - (setting.own ? GAP : 0) - LEDGE, width: inner, height: LEDGE };
  const middle: Box = { x: edge, y: top, width: inner, height: ledge.y - 4 - top };
  return laidOut("upright", setting, strip(seatsBox, others, lines, 4), middle, ledge, own);
}

function ownHeightFor(setting: Setting, inner: number): number {
  const most = setting.height * (setting.fanned ? 0.43 : 0.39);
  return Math.max(150, Math.min(heightWanted(inner, setting), most));
}

/** A phone on its side: the others on the far side, the middle, and the own cards on the side of the hand. */
function sideways(setting: Setting): Layout {
  const { width, height } = setting;
  const edge = 8;
  const others = setting.players - (setting.own ? 1 : 0);
  const columns = Math.ceil(others / Math.max(1, Math.floor((height - 2 * edge) / 46)));
  const seatsWidth = columns * Math.min(104, Math.max(72, width * 0.115)) + (columns - 1) * 4;
  const tall = height - 2 * edge;
  const ownWidth = setting.own ? Math.min(width * 0.4, tall * 1.15) : 0;
  const toRight = setting.hand === "right";
  const seatsBox: Box = { x: edge, y: edge, width: seatsWidth, height: tall };
  const own: Box = { x: width - edge - ownWidth, y: edge, width: ownWidth, height: tall };
  const x = right(seatsBox) + GAP;
  const middleWidth = own.x - (setting.own ? GAP * 1.5 : 0) - x;
  const middle: Box = { x, y: edge, width: middleWidth, height: tall - LEDGE - 4 };
  const ledge: Box = { x, y: bottom(middle) + 4, width: middleWidth, height: LEDGE };
  const flip = (box: Box): Box => (toRight ? box : mirrored(box, width));
  const seats = aside(flip(seatsBox), others, columns, 4);
  return laidOut("sideways", setting, seats, flip(middle), flip(ledge), flip(own));
}

/** A desktop or the TV: a table seen from above. */
function aroundTheTable(setting: Setting): Layout {
  const { width, height } = setting;
  const edge = Math.max(12, width * 0.012);
  const others = setting.players - (setting.own ? 1 : 0);
  const ownHeight = setting.own ? Math.min(height * (setting.fanned ? 0.29 : 0.235), 250) : 0;
  const own: Box = { x: edge, y: height - edge - ownHeight, width: width - 2 * edge, height: ownHeight };
  const table: Box = {
    x: edge,
    y: edge,
    width: width - 2 * edge,
    height: (setting.own ? own.y - GAP : height - edge) - edge,
  };
  const sides = sidesFor(others, setting.own);
  const large = setting.own ? 1 : 1.35;
  const rim = { beside: Math.min(width * 0.125 * large, 280), across: Math.min(height * 0.115 * large, 170) };
  const seats = around(table, sides, rim, GAP);
  const [left, top, rightSide, low] = sides;
  const inside: Box = {
    x: table.x + (left ? rim.beside + 2 * GAP : 0),
    y: table.y + (top ? rim.across + GAP : 0),
    width: table.width - (left ? rim.beside + 2 * GAP : 0) - (rightSide ? rim.beside + 2 * GAP : 0),
    height: table.height - (top ? rim.across + GAP : 0) - (low ? rim.across + GAP : 0),
  };
  const middle: Box = { ...inside, height: inside.height - LEDGE - 4 };
  const ledge: Box = { ...inside, y: bottom(middle) + 4, height: LEDGE };
  return laidOut("around", setting, seats, middle, ledge, own);
}

/** A phone before the TV: what is laid flies off towards the screen. */
function inHand(setting: Setting): Layout {
  const { width, height } = setting;
  const edge = Math.min(width, height) > 600 ? 20 : 10;
  const inner = width - 2 * edge;
  const ownHeight = Math.min(heightWanted(inner, setting), height - 2 * edge - GAP - LEDGE - 4);
  const own: Box = { x: edge, y: height - edge - ownHeight, width: inner, height: ownHeight };
  const ledge: Box = { x: edge, y: own.y - GAP - LEDGE, width: inner, height: LEDGE };
  const middle: Box = { x: edge, y: edge, width: inner, height: ledge.y - 4 - edge };
  const above = (box: Box): Box => ({ ...box, y: -height / 2 });
  const laid = laidOut("hand", setting, [], middle, ledge, own);
  return {
    ...laid,
    columns: columnsIn(above({ ...middle, height: height / 2 }), setting.capacity),
    complete: above(laid.complete),
  };
}

function laidOut(
  shape: Layout["shape"],
  setting: Setting,
  seats: Box[],
  middle: Box,
  ledge: Box,
  own: Box,
): Layout {
  const corner = Math.min(88, ledge.width * 0.3);
  const far = setting.hand === "right";
  return {
    shape,
    seats,
    middle,
    columns: columnsIn(middle, setting.capacity),
    complete: { ...ledge, x: far ? ledge.x : right(ledge) - corner, width: corner },
    hint: { ...ledge, x: far ? ledge.x + corner + GAP : ledge.x, width: ledge.width - corner - GAP },
    own: setting.own ? ownIn(own, setting) : null,
  };
}
