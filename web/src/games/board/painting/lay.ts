// Orders to the painter lay a piece for as long as it is there.

import { type Accessor, createEffect, mapArray, onCleanup, untrack } from "solid-js";
import type { Box } from "../../../kit/box";
import type { PaintedPiece } from "../../../kit/painting/orders";
import type { Scene } from "../scene";
import type { Look } from "./looks";

/** From below. */
export const LAYERS = { pieces: 0, marked: 1, tokens: 2, own: 3, badge: 4 };

export interface Lying extends Omit<PaintedPiece<Look>, "height" | "look"> {
  box: Box | null;
  look: Look | null;
  layer: number;
}

export function lay({ painting }: Scene, place: string, what: Accessor<Lying>): void {
  createEffect(() => {
    const { box, layer, look, ...more } = what();
    const pieces = look ? [{ ...more, look, height: 0 }] : [];
    painting.order({ order: "place", place, box, pieces, layer });
  });
  onCleanup(() => painting.order({ order: "place", place, box: null, pieces: [] }));
}

/** Whatever has the same key is the same, and need not be looked at again. */
export function each<One>(all: Accessor<ReadonlyMap<string, One>>, act: (one: One) => void): void {
  const found = mapArray(
    () => [...all().keys()],
    (key) => act(untrack(all).get(key) as One),
  );
  createEffect(found);
}
