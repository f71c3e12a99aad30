// What a newcomer has done here already. Until then there are hints, and gentle bots. Kept in this browser.

import { createSignal } from "solid-js";
import { read, write } from "./settings";

export interface FirstSteps {
  /** The lesson was taken, or declined. */
  lesson: boolean;
  /** The first race was explained. */
  race: boolean;
  /** A round was won. */
  won: boolean;
  /** A match was played to its end. */
  match: boolean;
}

const FIRST_STEPS = "pellmell first steps";
const NONE: FirstSteps = { lesson: false, race: false, won: false, match: false };

function stored(): FirstSteps {
  try {
    return { ...NONE, ...(JSON.parse(read(FIRST_STEPS) ?? "{}") as Partial<FirstSteps>) };
  } catch {
    return NONE;
  }
}

const [firstSteps, setFirstSteps] = createSignal(stored());

export { firstSteps };

export function done(step: keyof FirstSteps): void {
  if (firstSteps()[step]) return;
  setFirstSteps((before) => ({ ...before, [step]: true }));
  write(FIRST_STEPS, JSON.stringify(firstSteps()));
}
