// The cards that lie face down in the board game, known when the round is over. Pure.
//
// Discard pile, card in hand and stack of a seat are one list in this order, as the house has them; how many of it are
// discarded is told by the round.

import type { EventOf } from "../../../table/game";
import type { BoardCard, BoardSnapshot } from "../wire";
import { sameWay } from "./cards";

export interface BoardFaceDown {
  hands: BoardCard[][];
}

export function foldFaceDown(
  faceDown: BoardFaceDown,
  event: EventOf<"board">,
  before: BoardSnapshot,
): BoardFaceDown {
  const { hands } = faceDown;
  if (event.event === "laid") {
    const at = before.hands[event.seat]?.discarded ?? 0;
    return { hands: hands.with(event.seat, (hands[event.seat] ?? []).toSpliced(at, 1)) };
  }
  // Cards go onto the player board before the round; after it, the hands are what they were.
  if (event.event === "chosen" && event.on && !before.score) {
    const { on } = event;
    const kept = (hands[event.seat] ?? []).filter((card) => !on.some((put) => sameWay(put, card)));
    return { hands: hands.with(event.seat, kept) };
  }
  return faceDown;
}

/** What nobody sees of it, as it comes to light: the stack, and then what lies under the top of the discard pile. */
export function hiddenOf({ hands }: BoardFaceDown, round: BoardSnapshot, seat: number) {
  const hand = hands[seat] ?? [];
  const discarded = round.hands[seat]?.discarded ?? 0;
  const opened = round.hands[seat]?.card != null;
  return {
    stack: hand.slice(discarded + (opened ? 1 : 0)),
    discarded: hand.slice(0, Math.max(0, discarded - 1)),
  };
}
