// A light is painted around whoever is about to end the round.

import { createEffect, mapArray, onCleanup } from "solid-js";
import type { Box } from "../../../kit/box";
import { roundOf } from "../layout/seats";
import type { Scene } from "../scene";

/** As round as the cards are. */
const CARD = 0.09;

export function paintClosest(scene: Scene): void {
  createEffect(mapArray(scene.view.closest, (seat) => shineOn(scene, seat)));
}

function shineOn(scene: Scene, seat: number): void {
  const { order } = scene.painting;
  const place = `light ${seat}`;
  createEffect(() => {
    const [box, round] = seat === scene.view.seat() ? ownPile(scene) : plaque(scene, seat);
    order({ order: "place", place, box, pieces: [{ look: { round }, height: 0 }], layer: -1 });
  });
  onCleanup(() => order({ order: "place", place, box: null, pieces: [] }));
}

type Lit = [box: Box | null, round: number];

function ownPile({ layout }: Scene): Lit {
  const stock = layout().own?.stock ?? null;
  return [stock, (stock?.width ?? 0) * CARD];
}

function plaque({ boxOfSeat, view, layout }: Scene, seat: number): Lit {
  return [view.beneathScreen() ? null : boxOfSeat(seat), roundOf(layout().unit)];
}
