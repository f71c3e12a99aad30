// Cards and jokers of the board game where a result is shown: those on the board, and walls of them.

import type { Piece } from "../../../kit/piece";
import { nth } from "../../../table/backs";
import type { Pieces } from "../../../table/game";
import { frameOf } from "../picture";
import { CARDS } from "../rulebook/cards";
import { LYING, marksOfJoker, marksOfLying, SQUARE } from "./marks";

const APART = 4; // cards of one wall that stand beside each other among all cards

const laid = (card: (typeof CARDS)[number], seat: number): Piece => ({
  marks: marksOfLying(card, frameOf(seat)),
  size: LYING,
});

export const pieces: Pieces<"board"> = {
  brought: ({ cards, jokers }, seat) => [
    ...cards.filter((each) => each.seat === seat).map(({ card }) => laid(card, seat)),
    ...Object.values(jokers)
      .filter((owner) => owner === seat)
      .map(() => ({ marks: marksOfJoker(frameOf(seat)), size: SQUARE })),
  ],
  step: (seat, height) => laid(nth(CARDS, seat + height * APART), seat),
  shows: 0.94,
};
