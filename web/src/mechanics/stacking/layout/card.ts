// The proportions of a card, and the boxes of cards.

import { type Box, centred } from "../../../kit/box";

/** A card is five wide and seven high. */
export const CARD = 5 / 7;

export function cardOf(x: number, y: number, width: number): Box {
  return { x, y, width, height: width / CARD };
}

/** The largest card that fits, in the middle of the box. */
export function cardIn(box: Box, widest = Number.POSITIVE_INFINITY): Box {
  const width = Math.min(box.width, box.height * CARD, widest);
  return centred(box, width, width / CARD);
}
