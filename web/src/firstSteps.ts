// The first steps that a newcomer has done here already. Until then there are hints, and gentle bots. Kept in this
// browser.

import { createSignal } from "solid-js";
import { read, write } from "./settings";

export interface FirstSteps {
  /** The lesson was taken, or declined. */
  lesson: boolean;
  /** The games whose first race was explained. */
  explained: readonly string[];
  /** A round was won. */
  won: boolean;
  /** A match was played to its end. */
  match: boolean;
}

const FIRST_STEPS = "pellmell first steps";
const NONE: FirstSteps = { lesson: false, explained: [], won: false, match: false };

function stored(): FirstSteps {
  try {
    return { ...NONE, ...(JSON.parse(read(FIRST_STEPS) ?? "{}") as Partial<FirstSteps>) };
  } catch {
    return NONE;
  }
}

const [firstSteps, setFirstSteps] = createSignal(stored());

export { firstSteps };

export function done(step: "lesson" | "won" | "match"): void {
  if (!firstSteps()[step]) note({ [step]: true });
}

export function isExplained(game: string): boolean {
  return firstSteps().explained.includes(game);
}

export function explained(game: string): void {
  if (!isExplained(game)) note({ explained: [...firstSteps().explained, game] });
}

function note(more: Partial<FirstSteps>): void {
  setFirstSteps((before) => ({ ...before, ...more }));
  write(FIRST_STEPS, JSON.stringify(firstSteps()));
}
