// The cards that a seat plays with, as everybody sees them. Pure.
//
// A card in hand that nobody knows yet is null, while `count` counts it.

import type { BoardCard, BoardHandView as Hand } from "../wire";

export function lessLaid(hand: Hand, jokers: number, shows: BoardCard | null): Hand {
  const count = hand.count - 1;
  return turnedOver({ ...hand, card: shows, count, jokers: hand.jokers - jokers, passed: 0 });
}

export function lessDiscarded(hand: Hand, shows: BoardCard | null): Hand {
  const { discarded, passed, card } = hand;
  const top = card ?? hand.top;
  return turnedOver({ ...hand, top, card: shows, discarded: discarded + 1, passed: passed + 1 });
}

/** A stack used up is made of the discard pile anew. */
function turnedOver(hand: Hand): Hand {
  return hand.discarded === hand.count ? { ...hand, discarded: 0, top: null } : hand;
}
