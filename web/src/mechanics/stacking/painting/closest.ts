// Has a light painted around whoever is about to end the round.

import { createEffect, mapArray, onCleanup } from "solid-js";
import type { Box } from "../../../kit/box";
import { type Detail, detailIn } from "../layout/seats";
import type { Scene } from "../scene";

/** As round as the plaques are, and the cards. */
const PLAQUES: Partial<Record<Detail, number>> = { large: 14, huge: 16 };
const PLAQUE = 10;
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

function plaque({ boxOfSeat, view }: Scene, seat: number): Lit {
  const box = view.beneathScreen() ? null : boxOfSeat(seat);
  return [box, (box && PLAQUES[detailIn(box)]) ?? PLAQUE];
}
