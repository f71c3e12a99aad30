// What the lessons of the stacking games point at, and what their steps have in common.

import { shortcutName } from "../../kit/keys";
import type { StackingAreaView as Area, Card, StackingSnapshot } from "../../net/wire";
import { settings } from "../../settings";
import type { Look } from "../../table/lesson";
import type { Source } from "./area";
import { keysFor } from "./keyboard";

/** With two players: LIG-5. */
const ROW = 5;

const keys = () => keysFor(settings().hand, ROW);

export function own(place: Source | "hand"): Look {
  return { at: `[data-own="${place}"]` };
}

export function pile(number: number): Look {
  return { at: `[data-pile="${number}"]` };
}

/** Buttons to shout with are known by their keys. */
export function shout(what: "dutch"): Look {
  return { at: `[aria-keyshortcuts="${shortcutName(keys()[what])}"]` };
}

export function keyOf(place: Source | "hand" | "dutch"): string[] {
  const code = typeof place === "number" ? keys().row[place] : keys()[place];
  return code ? [code] : [];
}

export function area(stock: { top: Card; count: number }, hand: number, ...row: Card[]): Area {
  return {
    row: row.map((card) => [card]),
    stock_top: stock.top,
    stock_count: stock.count,
    visible: null,
    hand_count: hand,
    turned_count: 0,
    false_calls: 0,
  };
}

export function racing(...areas: Area[]): StackingSnapshot {
  return { phase: "racing", areas, piles: [] };
}
