// The piles that lay face down before a seat are turned up for who looks at a round again when it is over, and what
// happened in it is put in words.

import { marksOf } from "../../kit/face";
import { CARD_SIZE, type Piece } from "../../kit/piece";
import type { Card, Event } from "../../net/wire";
import type { FaceDownPile } from "../../table/game";
import { hiddenOf, type StackingFaceDown } from "./faceDown";
import { cardName, printedBy, type StackingStyle } from "./style";
import type { StackingSnapshot } from "./wire";

export function turnedUp(
  style: StackingStyle,
  faceDown: StackingFaceDown,
  round: StackingSnapshot,
  seat: number,
): FaceDownPile[] {
  const { stock, hand, turned } = hiddenOf(faceDown, round, seat);
  const names = style.words().faceDown;
  const piece = (card: Card): Piece => ({ marks: marksOf(printedBy(style, card)), size: CARD_SIZE });
  return [
    { name: names.stock, pieces: stock.map(piece) },
    { name: names.hand, pieces: hand.map(piece) },
    { name: names.turned, pieces: turned.toReversed().map(piece) },
  ];
}

export function recounted(style: StackingStyle, event: Event): string | null {
  const { said, labels } = style.words();
  if (event.event === "placed" && "card" in event) return said.placed(cardName(style, event.card));
  if (event.event === "built") return said.placed(cardName(style, event.card));
  if (event.event === "turned") return labels.turned(cardName(style, event.shows));
  return null;
}
