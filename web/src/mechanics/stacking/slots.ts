// Slots say on which place of which column each pile of the middle lies. A pile stays where it is, whatever goes on
// around it.

import { placesAtFirst, SUITS, type Suit } from "./layout/middle";
import { isComplete } from "./piles";
import type { StackingPile } from "./wire";

export interface Slot {
  suit: Suit;
  place: number;
}

/** By the number of the pile. */
export type Slots = ReadonlyMap<number, Slot>;

/** Piles that were cleared away leave their place to the next one of their colour. */
export function slotsAfter(
  before: Slots,
  piles: readonly StackingPile[],
  cleared: ReadonlySet<number>,
): Slots {
  const lying = [...piles.keys()].filter((number) => lies(piles[number], cleared.has(number)));
  const stays = (number: number): boolean => before.get(number)?.suit === suitOf(piles[number]);
  if (lying.length === before.size && lying.every(stays)) return before;
  const slots = new Map<number, Slot>();
  const taken = new Set<string>();
  const put = (number: number, slot: Slot): void => {
    slots.set(number, slot);
    taken.add(slotName(slot));
  };
  for (const number of lying) {
    const slot = before.get(number);
    if (slot && stays(number)) put(number, slot);
  }
  for (const number of lying) {
    if (!slots.has(number)) put(number, firstFree(suitOf(piles[number]), taken));
  }
  return slots;
}

function lies(pile: StackingPile | undefined, cleared: boolean): boolean {
  return pile !== undefined && pile.cards.length > 0 && !(cleared && isComplete(pile));
}

function suitOf(pile: StackingPile | undefined): Suit {
  return (pile?.cards[0]?.[0] ?? "red") as Suit;
}

export function firstFree(suit: Suit, taken: ReadonlySet<string>): Slot {
  let place = 0;
  while (taken.has(slotName({ suit, place }))) place += 1;
  return { suit, place };
}

export const slotName = ({ suit, place }: Slot): string => `${suit} ${place}`;

/** The place where the next pile of each colour will lie. */
export function freeSlots(slots: Slots): Slot[] {
  const taken = new Set([...slots.values()].map(slotName));
  return SUITS.map((suit) => firstFree(suit, taken));
}

/** Which pile lies on each place, by the name of the place. */
export function pilesOn(slots: Slots): ReadonlyMap<string, number> {
  return new Map([...slots].map(([number, slot]) => [slotName(slot), number]));
}

/** How many places a column needs: one more than are taken, as long as somebody can start a pile. */
export function placesNeeded(slots: Slots, players: number): number {
  const highest = Math.max(0, ...[...slots.values()].map(({ place }) => place + 1));
  return Math.max(highest, placesAtFirst(players), Math.min(highest + 1, players));
}
