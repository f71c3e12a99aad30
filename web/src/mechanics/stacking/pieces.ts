// The cards of a stacking race where a result is shown: those in the middle, and piles that a podium is built of.

import { marksOf } from "../../kit/face";
import { CARD_SIZE, type Piece } from "../../kit/piece";
import type { Card, Colour } from "../../net/wire";
import { nth } from "../../table/backs";
import type { Pieces } from "../../table/game";
import type { StackingGame } from "./game";
import { printedBy, type StackingStyle } from "./style";

const COLOURS: readonly Colour[] = ["red", "yellow", "green", "blue"];

export function stackingPieces(style: StackingStyle): Pieces<StackingGame> {
  const piece = (card: Card, owner: number): Piece => ({
    marks: marksOf(printedBy(style, card, owner)),
    size: CARD_SIZE,
  });
  return {
    brought: ({ piles }, seat) =>
      piles.flatMap(({ cards, owners }) =>
        cards.filter((_, at) => owners[at] === seat).map((card) => piece(card, seat)),
      ),
    // A pile as it lies in the middle: one colour, from 1 upward.
    step: (seat, height) => piece([nth(COLOURS, seat), height + 1], seat),
    shows: 0.3,
  };
}
