// The level of bots that a figure of mine is like, if that can be told. Pure.

import type { Levels } from "../../games/games";
import type { Measured } from "./statistics";

export const LEVELS = ["child", "beginner", "adult", "regular", "champion"] as const;
export type LevelName = (typeof LEVELS)[number];

export const FEWEST = 5; // rounds
const SURE = 2; // standard errors
const MOST_ALIKE = 2; // levels: what could be any of more says nothing

/** `like` one level or one of two that are neighbours; `few` rounds; or it could be too many of them. */
export type Placed = { told: "like"; levels: LevelName[] } | { told: "few" } | { told: "unclear" };

export function placedOn(figure: Measured, levels: Levels): Placed {
  if (figure.error === null || figure.rounds < FEWEST) return { told: "few" };
  const own = figure.error;
  const far = levels.map(
    ([value, error]) => Math.abs(figure.value - value) / Math.max(Math.hypot(own, error), TINY),
  );
  const near = [...far.keys()].filter((level) => (far[level] ?? 0) <= SURE);
  const alike = near.length ? near : [far.indexOf(Math.min(...far))];
  const [first = 0, last = first] = [alike[0], alike.at(-1)];
  if (last - first >= MOST_ALIKE) return { told: "unclear" };
  return { told: "like", levels: alike.map((level) => LEVELS[level] as LevelName) };
}

const TINY = 1e-9;
