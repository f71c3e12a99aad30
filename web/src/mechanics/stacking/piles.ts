// The piles in the middle, which belong to nobody. Pure.

import type { Card } from "../../net/wire";
import { follows, HIGHEST, sameCard } from "./cards";
import type { StackingPile as Pile, StackingOnto, StackingSnapshot } from "./wire";

const EMPTY: Pile = { cards: [], owners: [], sound: 0 };

/** All of its cards lie by the rules. */
export function isSound(pile: Pile): boolean {
  return pile.sound === pile.cards.length;
}

export function isComplete(pile: Pile): boolean {
  return pile.cards.length === HIGHEST && isSound(pile);
}

/** Whether the card may follow when wrong ones are back. */
export function wants(pile: Pile, card: Card): boolean {
  const under = pile.cards[pile.sound - 1];
  return under !== undefined && follows(card, under);
}

/** Whether the pile looks as the player saw it. */
export function isAsSeen(pile: Pile, onto: StackingOnto): boolean {
  const owner = pile.owners.at(-1);
  return sameCard(pile.cards.at(-1), onto.top) && (onto.owner === undefined || onto.owner === owner);
}

/** The piles that take the card, by their number; for a 1, that of a new one. */
export function whereItFits(round: StackingSnapshot, card: Card): number[] {
  if (card[1] === 1) return [round.piles.length];
  return [...round.piles.keys()].filter((number) => {
    const pile = round.piles[number] ?? EMPTY;
    return isSound(pile) && wants(pile, card);
  });
}

/** The seats whose cards lie wrong. */
export function culprits(piles: readonly Pile[]): number[] {
  const wrong = piles.flatMap((pile) => pile.owners.slice(pile.sound));
  return [...new Set(wrong)].sort((one, other) => one - other);
}

export function laid(piles: readonly Pile[], number: number, card: Card, owner: number): Pile[] {
  const pile = piles[number] ?? EMPTY;
  const right = isSound(pile) && (pile.cards.length ? wants(pile, card) : card[1] === 1);
  const higher: Pile = {
    cards: [...pile.cards, card],
    owners: [...pile.owners, owner],
    sound: pile.sound + Number(right),
  };
  return number < piles.length ? piles.with(number, higher) : [...piles, higher];
}

/** Without the wrong card on top. */
export function lifted(piles: readonly Pile[], number: number): Pile[] {
  const pile = piles[number] ?? EMPTY;
  return piles.with(number, {
    ...pile,
    cards: pile.cards.slice(0, -1),
    owners: pile.owners.slice(0, -1),
  });
}
