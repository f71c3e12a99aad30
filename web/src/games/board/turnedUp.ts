// The piles that lay face down before a seat are turned up for who looks at a round again when it is over, and what
// happened in it is put in words.

import type { Event } from "../../net/wire";
import type { FaceDownPile } from "../../table/game";
import { t } from "../../words/words";
import { frameOf } from "./picture";
import { marksOfUpright, UPRIGHT } from "./pieces/marks";
import { type BoardFaceDown, hiddenOf } from "./rulebook/faceDown";
import type { BoardCard, BoardSnapshot } from "./wire";
import { words } from "./words";

export function turnedUp(faceDown: unknown, round: BoardSnapshot, seat: number): FaceDownPile[] {
  const { stack, discarded } = hiddenOf(faceDown as BoardFaceDown, round, seat);
  const names = words().faceDown;
  const piece = (card: BoardCard) => ({
    marks: marksOfUpright(card.toReversed(), frameOf(seat)),
    size: UPRIGHT,
  });
  return [
    { name: names.stack, pieces: stack.map(piece) },
    { name: names.discarded, pieces: discarded.toReversed().map(piece) },
  ];
}

export function recounted(event: Event): string | null {
  const { inks } = t();
  if (event.event === "laid" && "card" in event)
    return words().spoken.laid(inks[event.card[0]], inks[event.card[1]]);
  if (event.event === "turned_up") return words().spoken.card(inks[event.shows[0]], inks[event.shows[1]]);
  return null;
}

/** A card by its colours: "red–blue". */
export function nameOf(card: BoardCard): string {
  return card.map((colour) => t().inks[colour]).join("\u2013");
}
