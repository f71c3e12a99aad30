// The tokens are painted: where they stand, and on their way from square to square.

import { type Accessor, createEffect, createMemo, on } from "solid-js";
import { lessMotion } from "../../../kit/preferences";
import { createSlices } from "../../../kit/slice";
import { boxOfToken } from "../layout";
import type { Square } from "../rulebook/squares";
import type { Scene } from "../scene";
import { each, LAYERS, type Lying, lay } from "./lay";

const STILL = 0.6; // so much is seen of one that is blocked, with less motion
const STEP_MS = 150;

export function paintTokens(scene: Scene): void {
  const stand = createSlices(scene.view.round, {
    tokens: (round) => round.tokens,
    debts: (round) => round.debts,
  });
  const tokens = createMemo(
    () => new Map(Object.keys(stand.tokens()).map((token) => [token, Number(token)])),
  );
  const isBlocked = (token: number) => stand.debts().some((debt) => debt.token === token);
  each(tokens, (token) =>
    paintToken(
      scene,
      token,
      createMemo(() => stand.tokens()[token] ?? null),
      createMemo(() => isBlocked(token)),
    ),
  );
}

const nameOf = (token: number): string => `token ${token}`;

function paintToken(
  scene: Scene,
  token: number,
  square: Accessor<Square | null>,
  isBlocked: Accessor<boolean>,
): void {
  lay(scene, nameOf(token), () => {
    const at = square();
    const box = at === null ? null : boxOfToken(scene.layout(), at);
    return { box, look: { token }, layer: LAYERS.tokens, ...(isBlocked() ? held() : {}) };
  });
  createEffect(on(square, (now, before) => now && before && step(scene, token, before, now)));
}

function held(): Pick<Lying, "opacity" | "sways"> {
  return lessMotion() ? { opacity: STILL } : { sways: true };
}

function step({ layout, painting }: Scene, token: number, before: Square, now: Square): void {
  if (lessMotion()) return;
  const name = nameOf(token);
  painting.order({
    order: "fly",
    name,
    look: { token },
    from: boxOfToken(layout(), before),
    to: boxOfToken(layout(), now),
    flight: { ms: STEP_MS, arc: 0 },
    onto: { place: name, height: 0 },
    layer: LAYERS.tokens,
  });
}
