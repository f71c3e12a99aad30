// The piles in the middle are painted as they are, at every change of one of them.

import { createEffect, indexArray, onCleanup } from "solid-js";
import type { Scene } from "../scene";
import { freeSlots, type Slot } from "../slots";
import type { StackingPile } from "../wire";
import { pileName } from "./names";
import { type PaintedCard, UPPERMOST } from "./renderer";

export function paintPiles(scene: Scene): void {
  const { order } = scene.painting;
  const painted = indexArray(scene.view.piles, (pile, number) => {
    const place = pileName(number);
    createEffect(() =>
      order({ order: "place", place, box: scene.boxOfPile(number), pieces: uppermost(scene, pile()) }),
    );
    onCleanup(() => order({ order: "place", place, box: null, pieces: [] }));
  });
  createEffect(painted);
  createEffect(
    indexArray(
      () => freeSlots(scene.slots()),
      (slot) => paintFree(scene, slot),
    ),
  );
}

/** Where the next pile of a colour will lie. */
function paintFree(scene: Scene, slot: () => Slot): void {
  const place = `free ${slot().suit}`;
  const pieces = [{ look: { mark: slot().suit }, height: 0 }];
  createEffect(() => scene.painting.order({ order: "place", place, box: scene.boxAt(slot()), pieces }));
}

function uppermost(scene: Scene, { cards, owners }: StackingPile): PaintedCard[] {
  const first = Math.max(0, cards.length - UPPERMOST);
  return cards.slice(first).map((card, n) => {
    const height = first + n;
    return { height, look: scene.printed(card, owners[height]) };
  });
}
