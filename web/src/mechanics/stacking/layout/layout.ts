// The layout of the whole table: where everything lies, for a table of this size and these players. Pure.

import { type Box, bottom, mirrored, right } from "../../../kit/box";
import { clamp } from "../../../kit/numbers";
import { aroundTheTable } from "./around";
import { type Columns, columnsIn } from "./middle";
import { heightWanted, type OwnBoxes, ownAlone, ownIn } from "./own";
import { aside, linesOfStrip, OPEN, strip, unitIn } from "./seats";
import type { Setting, Shares } from "./setting";

export type { Setting } from "./setting";

export interface Layout extends Pick<Shares, "seats" | "unit" | "middle"> {
  form: "upright" | "sideways" | "around" | "hand";
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
  const form = formOf(setting);
  switch (form) {
    case "upright":
      return laidOut(form, setting, upright(setting));
    case "sideways":
      return laidOut(form, setting, sideways(setting));
    case "around":
      return laidOut(form, setting, aroundTheTable(setting));
    case "hand":
      return inHand(setting);
  }
}

/** A screen as small as a stamp, as one that is magnified four times, has no side to spare. */
const isTiny = ({ width, height }: Setting): boolean => width < 400 && height < 320;

function formOf(setting: Setting): Layout["form"] {
  const { width, height, own, beneathScreen } = setting;
  if (own && beneathScreen) return "hand";
  if (height >= width || isTiny(setting)) return "upright";
  return height < 560 || width < 900 ? "sideways" : "around";
}

/** A phone or a tablet in the hand: the others at the top, the own cards at the thumb. */
function upright(setting: Setting): Shares {
  const { width, height } = setting;
  const edge = width > 600 ? 20 : isTiny(setting) ? 6 : 10;
  const inner = width - 2 * edge;
  const others = setting.players - (setting.own ? 1 : 0);
  const lines = linesOfStrip(inner, others, !setting.own);
  const lineHeight = lineOfStrip(setting, lines);
  const seatsBox: Box = { x: edge, y: GAP / 2, width: inner, height: lines * lineHeight + (lines - 1) * 4 };
  const ownHeight = setting.own ? ownHeightFor(setting, inner) : 0;
  const own: Box = { x: edge, y: height - edge - ownHeight, width: inner, height: ownHeight };
  const top = bottom(seatsBox) + GAP;
  const low = isTiny(setting) ? 18 : LEDGE;
  const ledge: Box = { x: edge, y: own.y - (setting.own ? GAP : 0) - low, width: inner, height: low };
  const middle: Box = { x: edge, y: top, width: inner, height: ledge.y - 4 - top };
  const seats = strip(seatsBox, others, lines, 4);
  return { seats, unit: unitIn(seats, setting.row), middle, ledge, own };
}

/** Who only watches sees what lies open before everybody. */
function lineOfStrip({ width, height, own }: Setting, lines: number): number {
  const [one, several] = width > 600 ? [96, 68] : [66, 46];
  if (!own)
    return Math.max(Math.min(one + 12, (height * 0.5) / lines), Math.min(OPEN.height, height * 0.085));
  if (lines > 1) return Math.min(several, height * 0.066);
  return clamp(height * 0.085, Math.min(OPEN.height, height * 0.1), one);
}

function ownHeightFor(setting: Setting, inner: number): number {
  const { height, fanned } = setting;
  const most = height * (isTiny(setting) ? 0.44 : fanned ? 0.43 : 0.39);
  return Math.max(Math.min(150, height * 0.44), Math.min(heightWanted(inner, setting), most));
}

/** A phone on its side: the others on the far side, the middle, and the own cards on the side of the hand. */
function sideways(setting: Setting): Shares {
  const { width, height, players } = setting;
  const edge = 8;
  const others = players - (setting.own ? 1 : 0);
  const tall = height - 2 * edge;
  const many = players > 6;
  const columns = columnsAside(setting, others, tall);
  const seatsWidth = columns * seatAside(setting, columns) + (columns - 1) * 4;
  const ownWidth = setting.own ? Math.min(Math.max(272, width * (many ? 0.36 : 0.4)), tall * 1.15) : 0;
  const toRight = setting.hand === "right";
  const seatsBox: Box = { x: edge, y: edge, width: seatsWidth, height: tall };
  const own: Box = { x: width - edge - ownWidth, y: edge, width: ownWidth, height: tall };
  const x = right(seatsBox) + GAP;
  const middleWidth = own.x - (setting.own ? GAP * 1.5 : 0) - x;
  const middle: Box = { x, y: edge, width: middleWidth, height: tall - LEDGE - 4 };
  const ledge: Box = { x, y: bottom(middle) + 4, width: middleWidth, height: LEDGE };
  const flip = (box: Box): Box => (toRight ? box : mirrored(box, width));
  const seats = aside(flip(seatsBox), others, columns, 4);
  const unit = unitIn(seats, setting.row);
  return { seats, unit, middle: flip(middle), ledge: flip(ledge), own: flip(own) };
}

const LOWEST = 24; // of a seat that is one line

/** The middle needs the width more than the seats do: they become lines before they take a second column. */
function columnsAside({ own }: Setting, others: number, tall: number): number {
  const lowest = own ? LOWEST : OPEN.height;
  return Math.ceil(others / Math.max(1, Math.floor((tall + 4) / (lowest + 4))));
}

function seatAside({ width, own }: Setting, columns: number): number {
  if (own) return Math.min(124, Math.max(72, width * 0.14));
  return columns > 2 ? OPEN.width : Math.min(168, Math.max(OPEN.width, width * 0.2));
}

/** A phone before the TV: what is laid flies off towards the screen. */
function inHand(setting: Setting): Layout {
  const { width, height } = setting;
  const edge = Math.min(width, height) > 600 ? 20 : isTiny(setting) ? 6 : 10;
  const inner = width - 2 * edge;
  const boxes = ownAlone(
    { x: edge, y: edge + LEDGE + GAP, width: inner, height: height - 2 * edge - LEDGE - GAP },
    setting,
  );
  const top = Math.min(...boxes.row.map(({ y }) => y), boxes.turned.y);
  const ledge: Box = { x: edge, y: top - GAP - LEDGE, width: inner, height: LEDGE };
  const middle: Box = { x: edge, y: edge, width: inner, height: ledge.y - 4 - edge };
  const above = (box: Box): Box => ({ ...box, y: -height / 2 });
  const laid = laidOut("hand", setting, { seats: [], unit: null, middle, ledge, own: middle });
  return {
    ...laid,
    own: boxes,
    columns: columnsIn(above({ ...middle, height: height / 2 }), setting.capacity),
    complete: above(laid.complete),
  };
}

function laidOut(form: Layout["form"], setting: Setting, shares: Shares): Layout {
  const { seats, unit, middle, ledge, own } = shares;
  const corner = Math.min(88, ledge.width * 0.3);
  const far = setting.hand === "right";
  const mine = setting.own ? ownIn(own, setting) : null;
  return {
    form,
    seats,
    unit,
    middle,
    columns: columnsIn(middle, setting.capacity, mine?.stock.width),
    complete: { ...ledge, x: far ? ledge.x : right(ledge) - corner, width: corner },
    hint: { ...ledge, x: far ? ledge.x + corner + GAP : ledge.x, width: ledge.width - corner - GAP },
    own: mine,
  };
}
