// The finale of a round and of a match: its parts come only when somebody sits at a table.

import { lazy } from "solid-js";
import { loadWords } from "./words";

function withWords<M>(load: () => Promise<M>): () => Promise<M> {
  return async () => {
    const [module] = await Promise.all([load(), loadWords()]);
    return module;
  };
}

export const Podium = lazy(withWords(() => import("./Podium")));
export const Curve = lazy(withWords(() => import("./Curve")));
export const Honours = lazy(withWords(() => import("./Honours")));
export const PictureDialog = lazy(withWords(() => import("./PictureDialog")));

/** So that nobody waits for it when a round is over. Where it can't be had, the score is shown without it. */
export function fetchFinale(): void {
  for (const part of [Podium, Curve, Honours, PictureDialog]) part.preload().catch(() => undefined);
}
