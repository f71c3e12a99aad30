// A fan of cards in an own place: where they lie; in the advanced game a place of the row has several, each to be
// read.

import type { Box } from "../../kit/box";
import type { Source } from "./area";
import { cardOf } from "./layout/card";
import type { OwnBoxes } from "./layout/own";
import type { Scene } from "./scene";

/** Where the uppermost card lies. */
export function boxOf(scene: Scene, own: OwnBoxes, source: Source): Box {
  if (typeof source !== "number") return own[source];
  return fannedBox(own, source, scene.view.area()?.row[source]?.length ?? 1);
}

/** Of so many cards the last one; or another one, counted from below. */
export function fannedBox(own: OwnBoxes, place: number, cards: number, n = Math.max(0, cards - 1)): Box {
  const box = own.row[place] ?? own.stock;
  return cardOf(box.x, box.y + n * fanStep(own, cards), box.width);
}

function fanStep(own: OwnBoxes, cards: number): number {
  const corner = (own.row[0]?.height ?? 0) * 0.24; // as much as shows a card's value
  return cards < 2 ? 0 : Math.min(corner, own.fan / (cards - 1));
}
