// A stacking race of two, by rules of no game in particular, for tests that need any.

import type { StackingGame } from "../../../src/mechanics/stacking/game";
import { type StackingOptions, stackingRules } from "../../../src/mechanics/stacking/rules";
import type { StackingSnapshot } from "../../../src/mechanics/stacking/wire";
import type { Card, Event } from "../../../src/net/wire";
import { House } from "../../house";

export const OPTIONS: StackingOptions = {
  pace: "human",
  target: 99,
  blocked: "end",
  stop: "automatic",
  mistakes: "refused",
  false_call: -1,
  advanced: false,
};

/** In the row, other colours lie on each other. */
export const rules = stackingRules((card, under) => card[0] !== under[0]);

/** The first player has a red 2 on the stock, a blue 1, a green 5 and a yellow 7 in the row. */
export function dealt(): StackingSnapshot {
  const area = { stock_count: 10, visible: null, hand_count: 9, turned_count: 0, false_calls: 0 };
  return {
    phase: "racing",
    areas: [
      { ...area, stock_top: ["red", 2], row: [[["blue", 1]], [["green", 5]], [["yellow", 7]]] },
      { ...area, stock_top: ["blue", 2], row: [[["blue", 9]], [["red", 2]], [["yellow", 1]]] },
    ],
    piles: [{ cards: [["red", 1]], owners: [1], sound: 1 }],
  };
}

export function houseWith(seat: number | null = 0): House<StackingGame> {
  return new House({ game: "sample" as StackingGame, rules, options: OPTIONS, players: 2 }, dealt(), seat);
}

export function placed(
  seat: number,
  card: Card,
  pile: number,
  source: "stock" | number,
  shows?: Card,
): Event {
  return { event: "placed", seat, card, source, pile, ...(shows && { shows }) };
}
