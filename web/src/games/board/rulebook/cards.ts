// The cards of the board game: each pair of colours once, and either way round.

import type { Colour } from "../../../net/wire";
import type { BoardCard } from "../wire";

export const COLOURS: readonly Colour[] = ["red", "orange", "yellow", "green", "blue", "violet"];
export const CARDS: readonly BoardCard[] = COLOURS.flatMap((one, number) =>
  COLOURS.slice(number + 1).map((other): BoardCard => [one, other]),
);

export function flipped([near, far]: BoardCard): BoardCard {
  return [far, near];
}

/** Lying the same way round. */
export function sameWay(one: BoardCard, other: BoardCard): boolean {
  return one[0] === other[0] && one[1] === other[1];
}

/** However they lie. */
export function sameCard(one: BoardCard, other: BoardCard): boolean {
  return sameWay(one, other) || sameWay(one, flipped(other));
}

export function isAmong(card: BoardCard, cards: readonly BoardCard[]): boolean {
  return cards.some((other) => sameCard(card, other));
}

/** Those of all cards that are among these, upright, in their order. */
export function inOrder(cards: readonly BoardCard[]): BoardCard[] {
  return CARDS.filter((card) => isAmong(card, cards));
}
