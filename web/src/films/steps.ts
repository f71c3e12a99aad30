// The steps of the piles that count: how many pieces each seat had left, and since when. Pure.

import type { GameName } from "../net/wire";
import type { Showing } from "./showing";

export interface Step {
  at: number;
  left: number;
}

/** By seat; empty where the game does not tell. */
export function stepsOf<N extends GameName>(showing: Showing<N>): Step[][] {
  const { film, times, rules } = showing;
  const steps: Step[][] = film.players.map(() => []);
  times.forEach((at, shot) => {
    const { round } = showing.after(shot + 1).known;
    const left = round ? (rules.left?.(round) ?? []) : [];
    left.forEach((count, seat) => {
      const own = steps[seat];
      if (own && own.at(-1)?.left !== count) own.push({ at, left: count });
    });
  });
  return steps;
}
