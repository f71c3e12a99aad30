// Zones share out a screen of any size between the others, the board and the own dice. Pure.

import { type Box, mirrored, sideBySide, stacked } from "../../kit/box";
import { clamp } from "../../kit/numbers";

export interface Setting {
  width: number;
  height: number;
  /** The other seats; for who watches, all of them. */
  others: number;
  /** Own dice, on the table or in the cup; null for who watches. */
  dice: number | null;
  /** How often the own seat has rolled: dice never lie the same twice. */
  rolls: number;
  hand: "left" | "right";
  /** The board is on the TV: here are only the own dice, and what each row wants. */
  beneathScreen: boolean;
}

/** How a screen is shared out, before the pieces are laid into it. */
export interface Zones {
  form: "upright" | "sideways" | "around" | "hand";
  seats: Box[];
  /** What is written on all seats round a table is measured in it, px. */
  unit?: number;
  board: Box;
  own: { tray: Box; cup: Box; name: Box | null } | null;
}

const TAP = 44;
const NARROW = 118; // a seat whose name is cut

/** The board's proportions, in places. */
export const GAP = 0.1;
export const EDGE = 0.2;
export const SIGN = 0.62;
export const ACROSS = 2 * EDGE + SIGN + 6 + 6 * GAP;
export const DOWN = 2 * EDGE + 4 + 3 * GAP;

export function zonesOf(setting: Setting): Zones {
  const zones = forTheRight(setting);
  return setting.hand === "left" ? forTheLeft(zones, setting.width) : zones;
}

function forTheRight(setting: Setting): Zones {
  const { width, height, dice, beneathScreen } = setting;
  if (beneathScreen && dice !== null) return inHand(setting);
  if (width < 400 && height < 320) return onAStamp(setting);
  if (width < height * 1.1) return upright(setting);
  return height < 540 || width < 760 ? sideways(setting) : around(setting);
}

/** The others above, the board in the middle, and below it what the thumb reaches. */
function upright({ width, height, others, dice }: Setting): Zones {
  const edge = clamp(width * 0.028, 8, 24);
  const strip = clamp(height * 0.09, 64, 92);
  const inner = width - 2 * edge;
  const lines = dice === null && inner / others < NARROW ? 2 : 1;
  const high = lines * strip + ((lines - 1) * edge) / 2;
  const across = Math.ceil(others / lines);
  const seats = stacked({ x: edge, y: edge / 2, width: inner, height: high }, lines, edge / 2).flatMap(
    (line, n) => sideBySide(line, Math.min(across, others - n * across), edge / 2, 440),
  );
  const top = edge / 2 + high + edge / 2;
  if (dice === null) {
    return {
      form: "upright",
      seats,
      board: { x: edge, y: top, width: inner, height: height - top - edge },
      own: null,
    };
  }
  const cup = clamp(Math.min(width * 0.36, height * 0.17), 84, 180);
  const room = height - top - cup - 2 * edge;
  const tray = clamp(trayHeight(dice, inner), room * 0.34, room * 0.76);
  const board = {
    x: edge,
    y: top,
    width: inner,
    height: Math.min(room - tray - edge, (inner / ACROSS) * DOWN),
  };
  const trayTop = top + board.height + edge;
  return {
    form: "upright",
    seats,
    board,
    own: ownZones({ x: edge, y: trayTop, width: inner, height: height - trayTop - edge }, cup),
  };
}

/** A screen that is magnified four times: the others are lines, and the own name is left out. */
function onAStamp({ width, height, others, dice }: Setting): Zones {
  const edge = 4;
  const inner = width - 2 * edge;
  const seats = sideBySide({ x: edge, y: edge, width: inner, height: 24 }, others, edge);
  const top = 24 + 2 * edge;
  const cup = 64;
  const mine = dice === null ? 0 : clamp(height * 0.42, cup, 110);
  const board = { x: edge, y: top, width: inner, height: height - top - mine - (mine ? 2 : 1) * edge };
  const own = { x: edge, y: height - edge - mine, width: inner, height: mine };
  const cupBox = { x: width - edge - cup, y: own.y + (mine - cup) / 2, width: cup, height: cup };
  const tray = { ...own, width: inner - cup - edge };
  return { form: "upright", seats, board, own: dice === null ? null : { tray, cup: cupBox, name: null } };
}

/** The board on one side, the own dice and the cup where the thumb of the playing hand is. */
function sideways({ width, height, others, dice }: Setting): Zones {
  const edge = clamp(height * 0.022, 8, 16);
  const mine = dice === null ? 0 : dice > 16 ? clamp(width * 0.5, 330, 460) : clamp(width * 0.42, 236, 460);
  const left = width - mine - 2 * edge;
  const strip = clamp(height * 0.16, 56, 66);
  const seats = sideBySide({ x: edge, y: edge, width: left, height: strip }, others, edge, 340);
  const top = 2 * edge + strip;
  const board = { x: edge, y: top, width: left, height: height - top - edge };
  const own = { x: width - mine + edge, y: edge, width: mine - 2 * edge, height: height - 2 * edge };
  const cup = clamp(height * 0.3, 84, 130);
  return { form: "sideways", seats, board, own: dice === null ? null : ownZones(own, cup) };
}

/** A table seen from above: everybody sits around it. */
function around({ width, height, others, dice }: Setting): Zones {
  const edge = clamp(height * 0.022, 12, 28);
  const unit = clamp(16 * Math.min(width / 1440, height / 850) * (dice === null ? 1.3 : 1), 11, 40);
  const side = others > 1 ? clamp(17 * unit, 132, width * 0.2) : 0;
  const top = others % 2 ? FLAT * unit : 0;
  const mine = dice === null ? 0 : clamp(height * 0.26, 150, 400);
  const middle = {
    x: side + 2 * edge,
    y: top + edge * (top ? 2 : 1),
    width: width - 2 * side - 4 * edge,
    height: height - top - mine - edge * (top ? 3 : 2),
  };
  const own = { x: edge, y: height - mine, width: width - 2 * edge, height: mine - edge };
  return {
    form: "around",
    unit,
    seats: seatsAround(middle, { width, edge, side, top, unit }, others),
    board: middle,
    own: dice === null ? null : ownRow(own, 320),
  };
}

/** In units: a seat that is one line, and one with dice below the name. */
const FLAT = 4.1;
const SQUARE = 9.6;

/** Clockwise, as one looks round the table: up the left side, over the top, down the right. */
function seatsAround(
  middle: Box,
  { width, edge, side, top, unit }: { width: number; edge: number; side: number; top: number; unit: number },
  others: number,
): Box[] {
  const half = Math.floor(others / 2);
  const column = { ...middle, x: edge, width: side };
  const left = half ? stacked(column, half, edge, SQUARE * unit).reverse() : [];
  const right = half ? stacked({ ...column, x: width - edge - side }, half, edge, SQUARE * unit) : [];
  const wide = Math.max(340, 36 * unit);
  const over = top ? [{ x: (width - wide) / 2, y: edge, width: wide, height: top }] : [];
  return [...left, ...over, ...right];
}

/** Phones under a TV: what the rows want in one line, and dice as big as the screen lets them be. */
function inHand({ width, height }: Setting): Zones {
  const edge = clamp(Math.min(width, height) * 0.028, 8, 24);
  const line = clamp(height * 0.13, TAP + 8, 104);
  const board = { x: edge, y: edge, width: width - 2 * edge, height: line };
  const top = line + 2 * edge;
  const own = { x: edge, y: top, width: width - 2 * edge, height: height - top - edge };
  const cup = clamp(Math.min(width * 0.34, height * 0.24), 84, 190);
  return {
    form: "hand",
    seats: [],
    board,
    own: width < height * 1.1 ? ownZones(own, cup) : ownRow(own, 190),
  };
}

/** Dice above, the cup below in the corner of the thumb, the own name beside it. */
function ownZones(area: Box, cup: number): Zones["own"] {
  const gap = 8;
  const bottom = area.y + area.height - cup;
  return {
    tray: { ...area, height: area.height - cup - gap },
    cup: { x: area.x + area.width - cup, y: bottom, width: cup, height: cup },
    name: { x: area.x, y: bottom, width: area.width - cup - gap, height: cup },
  };
}

/** All in one line, where there is more width than height. */
function ownRow(area: Box, most: number): Zones["own"] {
  const cup = clamp(area.height, 84, most);
  const gap = 16;
  const name = clamp(area.width * 0.17, 120, Math.max(240, most));
  const x = area.x + name + gap;
  return {
    tray: { ...area, x, width: area.width - name - cup - 2 * gap },
    cup: { x: area.x + area.width - cup, y: area.y + (area.height - cup) / 2, width: cup, height: cup },
    name: { ...area, width: name },
  };
}

/** What the dice need to be hit well. */
function trayHeight(dice: number, width: number): number {
  const step = TAP * 1.18 + 1;
  return Math.ceil(dice / Math.max(1, Math.floor((width + TAP * 0.18) / step))) * step;
}

/** The own things change sides; what all look at changes them only where it lies beside the own dice. */
function forTheLeft(zones: Zones, width: number): Zones {
  const flip = (area: Box): Box => mirrored(area, width);
  const { own, board, seats } = zones;
  const mine = own && { tray: flip(own.tray), cup: flip(own.cup), name: own.name && flip(own.name) };
  if (zones.form !== "sideways") return { ...zones, own: mine };
  return { ...zones, own: mine, board: flip(board), seats: seats.map(flip).reverse() };
}
