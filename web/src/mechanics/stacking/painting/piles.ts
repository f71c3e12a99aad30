// Has the piles painted as they are, at every change of one of them.

import { createEffect, indexArray, onCleanup } from "solid-js";
import type { StackingPile } from "../../../net/wire";
import type { Scene } from "../scene";
import { type PaintedCard, UPPERMOST } from "./orders";

export function paintPiles(scene: Scene): void {
  const { order } = scene.painting;
  const painted = indexArray(scene.piles, (pile, number) => {
    createEffect(() =>
      order({ order: "pile", pile: number, box: scene.boxOfPile(number), cards: uppermost(scene, pile()) }),
    );
    onCleanup(() => order({ order: "pile", pile: number, box: null, cards: [] }));
  });
  createEffect(painted);
}

function uppermost(scene: Scene, { cards, owners }: StackingPile): PaintedCard[] {
  const first = Math.max(0, cards.length - UPPERMOST);
  return cards.slice(first).map((card, n) => {
    const height = first + n;
    return { height, printed: scene.printed(card, owners[height]) };
  });
}
