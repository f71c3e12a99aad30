// The layout of a player's own cards: what is hit most often lies under the thumb.

import { type Box, bottom, mirrored, right, sideBySide } from "../../../kit/box";
import { CARD, cardOf } from "./card";

export interface OwnBoxes {
  stock: Box;
  row: Box[];
  turned: Box;
  hand: Box;
  /** For what is shouted: stop, and "Dutch!". */
  shouts: Box;
  /** How far the cards of a row pile may spread downwards from the uppermost. */
  fan: number;
}

export interface OwnSetting {
  row: number;
  hand: "right" | "left";
  /** The advanced game: cards lie on the row, and those under them are to be seen. */
  fanned: boolean;
}

type Laid = (box: Box, row: number, fanned: boolean) => OwnBoxes;

export const GAP = 8;
const LARGEST = 240;
const FAN = 66;
export const THICK = 9; // what a pile of cards is high, seen from above

/** Laid out for the right hand; the left hand has it as in a mirror, but for the order of the row. */
export function ownIn(whole: Box, setting: OwnSetting): OwnBoxes {
  return forTheHand(whole, setting, whole.width > (whole.height - THICK) * 3.2 ? inOneLine : inTwoLines);
}

/** The same where there is nothing else on the screen. */
export function ownAlone(whole: Box, setting: OwnSetting): OwnBoxes {
  return forTheHand(whole, setting, whole.width > whole.height ? inTwoHalves : inThreeLines);
}

function forTheHand(whole: Box, { row, hand, fanned }: OwnSetting, laid: Laid): OwnBoxes {
  const box = { ...whole, height: whole.height - THICK };
  const boxes = laid(box, row, fanned);
  if (hand === "right") return boxes;
  const turn = (one: Box): Box => mirrored(one, box.x + right(box));
  const { stock, turned, shouts, fan } = boxes;
  return {
    stock: turn(stock),
    row: boxes.row.map(turn).reverse(),
    turned: turn(turned),
    hand: turn(boxes.hand),
    shouts: turn(shouts),
    fan,
  };
}

/** How high two lines of cards want to be, where there is room. */
export function heightWanted(width: number, { row, fanned }: OwnSetting): number {
  const { narrow, wide } = widthsIn(width, row);
  return (narrow + wide) / CARD + GAP + THICK + (fanned ? FAN : 0);
}

function widthsIn(width: number, row: number): { narrow: number; wide: number } {
  const wide = Math.min((width - 2 * GAP) / 3.8, LARGEST);
  return { narrow: Math.min((width - GAP * (row - 1)) / row, wide * 1.06), wide };
}

/** The row above; below it the stock on the far side, the turned-over card and the hand at the thumb. */
function inTwoLines(box: Box, row: number, fanned: boolean): OwnBoxes {
  const fan = fanned ? Math.min(FAN, box.height * 0.19) : 0;
  const room = box.height - GAP - fan;
  const wanted = widthsIn(box.width, row);
  const narrow = Math.min(wanted.narrow, (room / 2) * CARD);
  const wide = Math.min(wanted.wide, room * CARD - narrow);
  const rowLine: Box = { x: box.x, y: box.y, width: box.width, height: narrow / CARD + fan };
  const y = bottom(box) - wide / CARD;
  const hand = cardOf(right(box) - wide, y, wide);
  const turned = cardOf(hand.x - GAP - wide, y, wide);
  const stock = cardOf(box.x, y, wide);
  return { stock, row: rowIn(rowLine, row, narrow), turned, hand, shouts: between(stock, turned), fan };
}

function inOneLine(box: Box, row: number, fanned: boolean): OwnBoxes {
  const fan = fanOfLine(box.height, fanned);
  const shoutWidth = shoutIn(box.width);
  const width = widthInLine(box, row, fanned);
  const cards = width * (row + 3) + GAP * (row + 5);
  const x = box.x + Math.min((box.width - cards) / 2, box.width - cards - shoutWidth);
  const y = box.y + (box.height - fan - width / CARD) / 2;
  const stock = cardOf(x, y, width);
  const line: Box = {
    x: right(stock) + 3 * GAP,
    y,
    width: row * (width + GAP) - GAP,
    height: width / CARD + fan,
  };
  const turned = cardOf(right(line) + 3 * GAP, y, width);
  const hand = cardOf(right(turned) + GAP, y, width);
  const shouts = { x: right(hand) + GAP, y, width: shoutWidth - GAP, height: width / CARD };
  return { stock, row: rowIn(line, row, width), turned, hand, shouts, fan };
}

const fanOfLine = (height: number, fanned: boolean): number => (fanned ? Math.min(64, height * 0.26) : 0);
const shoutIn = (width: number): number => Math.min(180, Math.max(88, width * 0.1));

/** How wide the cards are that lie in one line. */
function widthInLine({ width, height }: Box, row: number, fanned: boolean): number {
  const free = width - shoutIn(width) - GAP * (row + 5);
  return Math.min(free / (row + 3), (height - fanOfLine(height, fanned)) * CARD, LARGEST);
}

/** The same, of a box that has not been laid out yet. */
export function ownWidth(box: Box, { row, fanned }: OwnSetting): number {
  return widthInLine({ ...box, height: box.height - THICK }, row, fanned);
}

/** For a phone upright: below the row the stock, and at the thumb two cards as wide as the screen. */
function inThreeLines(box: Box, row: number, fanned: boolean): OwnBoxes {
  const fan = fanned ? Math.min(FAN, box.height * 0.12) : 0;
  const room = box.height - 2 * (GAP + THICK) - fan;
  const narrow = Math.min((box.width - GAP * (row - 1)) / row, room * 0.28 * CARD, LARGEST);
  const middle = Math.min(box.width * 0.32, room * 0.28 * CARD, LARGEST);
  const wide = Math.min((box.width - GAP) / 2, (room - (narrow + middle) / CARD) * CARD, LARGEST);
  const y = bottom(box) - wide / CARD;
  const hand = cardOf(right(box) - wide, y, wide);
  const turned = cardOf(hand.x - GAP - wide, y, wide);
  const stock = cardOf(box.x, y - GAP - THICK - middle / CARD, middle);
  const x = right(stock) + GAP;
  const shouts = { x, y: stock.y, width: right(box) - x, height: stock.height };
  const rowY = stock.y - GAP - THICK - fan - narrow / CARD;
  const line = { x: box.x, y: rowY, width: box.width, height: narrow / CARD + fan };
  return { stock, row: rowIn(line, row, narrow), turned, hand, shouts, fan };
}

/** For a phone on its side: the row above the stock on the far side, two cards as high as they get at the thumb. */
function inTwoHalves(box: Box, row: number, fanned: boolean): OwnBoxes {
  const fan = fanned ? Math.min(FAN, box.height * 0.16) : 0;
  const wide = Math.min(box.height * CARD, box.width * (row > 3 ? 0.24 : 0.27), LARGEST);
  const far = box.width - 2 * wide - 4 * GAP;
  const room = (box.height - GAP - THICK - fan) / 2;
  const narrow = Math.min((far - GAP * (row - 1)) / row, room * CARD, LARGEST);
  const y = bottom(box) - wide / CARD;
  const hand = cardOf(right(box) - wide, y, wide);
  const turned = cardOf(hand.x - GAP - wide, y, wide);
  const line = { x: box.x, y: box.y, width: far, height: narrow / CARD + fan };
  const middle = Math.min(far * 0.5, (box.height - line.height - GAP - THICK) * CARD, LARGEST);
  const stock = cardOf(box.x, bottom(box) - middle / CARD, middle);
  const x = right(stock) + GAP;
  const shouts = { x, y: stock.y, width: box.x + far - x, height: stock.height };
  return { stock, row: rowIn(line, row, narrow), turned, hand, shouts, fan };
}

function rowIn(line: Box, row: number, width: number): Box[] {
  const boxes = sideBySide(line, row, Math.min(GAP * 2, (line.width - row * width) / (row - 1)), width);
  return boxes.map(({ x }) => cardOf(x, line.y, width));
}

function between(stock: Box, turned: Box): Box {
  const x = right(stock) + GAP;
  return { x, y: stock.y, width: turned.x - GAP - x, height: stock.height };
}
