// Where a player's own cards lie: what is hit most often lies under the thumb.

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

const GAP = 8;
const LARGEST = 132;
const FAN = 66;
const THICK = 9; // what a pile of cards is high, seen from above

/** Laid out for the right hand; the left hand has it as in a mirror, but for the order of the row. */
export function ownIn(whole: Box, { row, hand, fanned }: OwnSetting): OwnBoxes {
  const box = { ...whole, height: whole.height - THICK };
  const boxes = box.width > box.height * 3.2 ? inOneLine(box, row, fanned) : inTwoLines(box, row, fanned);
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
  const wide = Math.min((width - 2 * GAP) / 3.8, LARGEST * 1.1);
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
  const fan = fanned ? Math.min(64, box.height * 0.26) : 0;
  const shoutWidth = Math.min(150, Math.max(88, box.width * 0.1));
  const free = box.width - shoutWidth - GAP * (row + 5);
  const width = Math.min(free / (row + 3), (box.height - fan) * CARD, LARGEST);
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

function rowIn(line: Box, row: number, width: number): Box[] {
  const boxes = sideBySide(line, row, Math.min(GAP * 2, (line.width - row * width) / (row - 1)), width);
  return boxes.map(({ x }) => cardOf(x, line.y, width));
}

function between(stock: Box, turned: Box): Box {
  const x = right(stock) + GAP;
  return { x, y: stock.y, width: turned.x - GAP - x, height: stock.height };
}
