// The choice of cards for the player boards: which go onto them, and which come off (BRD-25 to BRD-28). Pure.

import type { BoardCard, BoardChoose, BoardChosen, BoardDuty } from "../wire";
import { CARDS, inOrder, isAmong } from "./cards";

const MOST_ASIDE = CARDS.length - 1; // one card is always played
const CHIPS_AND_CARDS = 2; // they always add up to this
const CHIPS: Record<number, readonly number[]> = { 2: [2, 0], 3: [2, 1, 0], 4: [2, 1, 0, 0] };

/** How many cards each seat gains for its place. */
export function cardsGained(places: readonly number[]): number[] {
  return places.map((place) => CHIPS_AND_CARDS - (CHIPS[places.length]?.[place - 1] ?? 0));
}

/** The smallest number comes off everybody's board, so that one player plays with all cards. */
export function dutiesAfter(aside: readonly BoardCard[][], gained: readonly number[]): Required<BoardDuty>[] {
  const on = aside.map((cards, seat) => Math.min(gained[seat] ?? 0, CARDS.length - cards.length));
  const off = Math.min(...aside.map((cards, seat) => cards.length + (on[seat] ?? 0)));
  return aside.map((cards, seat) => {
    const limit = MOST_ASIDE + off - cards.length;
    return { on: Math.min(on[seat] ?? 0, limit), off };
  });
}

export function leavesNoChoice({ on, off }: Required<BoardDuty>, aside: readonly BoardCard[]): boolean {
  return (!on && !off) || aside.length + on === off;
}

/** What the choice makes happen; null if it is refused. */
export function chosenBy(
  seat: number,
  { on = [], off = [] }: BoardChoose,
  duty: BoardDuty | undefined,
  aside: readonly BoardCard[],
): BoardChosen | null {
  const fits =
    duty &&
    isNumberOfCards(on, duty.on ?? 0) &&
    isNumberOfCards(off, duty.off ?? 0) &&
    on.every((card) => !isAmong(card, aside)) &&
    off.every((card) => isAmong(card, [...aside, ...on]));
  if (!fits) return null;
  return {
    event: "chosen",
    seat,
    ...(on.length && { on: inOrder(on) }),
    ...(off.length && { off: inOrder(off) }),
  };
}

/** The player board after the choice. */
export function asideAfter({ on = [], off = [] }: BoardChosen, aside: readonly BoardCard[]): BoardCard[] {
  return inOrder([...aside, ...on]).filter((card) => !isAmong(card, off));
}

function isNumberOfCards(cards: readonly BoardCard[], count: number): boolean {
  return cards.length === count && inOrder(cards).length === count;
}
