// Cards of a stacking race: which are the same, and which follows on which.

import type { Card } from "../../net/wire";

export const HIGHEST = 10;

export function sameCard(one: Card | null | undefined, other: Card | null | undefined): boolean {
  return one != null && other != null && one[0] === other[0] && one[1] === other[1];
}

/** Same colour, next value. */
export function follows(card: Card, under: Card): boolean {
  return card[0] === under[0] && card[1] === under[1] + 1;
}
