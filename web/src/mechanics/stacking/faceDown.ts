// The cards that lie face down in a stacking race, known when it is over: the piles that count, and the hands. Pure.
//
// A hand and its turned-over pile are one list in the order of counting, as the house has them; how many of it lie
// turned over is told by the round.

import type { Card } from "../../net/wire";
import type { EventOf } from "../../table/game";
import { isGone } from "../../table/round";
import { leavesGap, type Source } from "./area";
import type { StackingGame } from "./game";
import type { StackingSnapshot } from "./wire";

export interface StackingFaceDown {
  stocks: Card[][];
  hands: Card[][];
}

export function foldFaceDown(
  faceDown: StackingFaceDown,
  event: EventOf<StackingGame>,
  before: StackingSnapshot,
): StackingFaceDown {
  switch (event.event) {
    case "placed":
    case "built":
      return taken(faceDown, event.seat, event.source, before);
    case "rotated":
      return {
        ...faceDown,
        hands: faceDown.hands.map((hand, seat) =>
          isGone(before, seat) ? hand : [...hand.slice(1), ...hand.slice(0, 1)],
        ),
      };
    case "returned":
      return putBack(faceDown, event.seat, event.to, event.card, before);
    default:
      return faceDown;
  }
}

function taken(
  faceDown: StackingFaceDown,
  seat: number,
  source: Source,
  { areas }: StackingSnapshot,
): StackingFaceDown {
  const area = areas[seat];
  if (!area) return faceDown;
  if (source === "turned")
    return withHand(faceDown, seat, (hand) => hand.toSpliced(area.turned_count - 1, 1));
  const ofStock = source === "stock" || leavesGap(area, source);
  return ofStock ? withStock(faceDown, seat, (stock) => stock.slice(0, -1)) : faceDown;
}

function putBack(
  faceDown: StackingFaceDown,
  seat: number,
  to: Source,
  card: Card,
  { areas }: StackingSnapshot,
): StackingFaceDown {
  if (to === "stock") return withStock(faceDown, seat, (stock) => [...stock, card]);
  if (to !== "turned") return faceDown;
  return withHand(faceDown, seat, (hand) => hand.toSpliced(areas[seat]?.turned_count ?? 0, 0, card));
}

function withStock(faceDown: StackingFaceDown, seat: number, change: (stock: Card[]) => Card[]) {
  const { stocks } = faceDown;
  return { ...faceDown, stocks: stocks.with(seat, change(stocks[seat] ?? [])) };
}

function withHand(faceDown: StackingFaceDown, seat: number, change: (hand: Card[]) => Card[]) {
  const { hands } = faceDown;
  return { ...faceDown, hands: hands.with(seat, change(hands[seat] ?? [])) };
}

/** What nobody sees of it, as it comes to light: from the top of the stock, and from the next card of the hand on. */
export function hiddenOf(
  { stocks, hands }: StackingFaceDown,
  { areas, phase }: StackingSnapshot,
  seat: number,
) {
  const turned = areas[seat]?.turned_count ?? 0;
  const stock = (stocks[seat] ?? []).toReversed();
  const hand = hands[seat] ?? [];
  return {
    stock: phase === "countdown" ? stock : stock.slice(1),
    hand: hand.slice(turned),
    turned: hand.slice(0, Math.max(0, turned - 1)),
  };
}
