// The match of a stacking race, as it is told: how far it goes, and which of its options there are to see.

import type { Goal, OptionsLook } from "../../table/game";
import type { StackingGame } from "./game";
import type { StackingOptions } from "./rules";

export const goal = ({ target, rounds }: StackingOptions): Goal => (rounds ? { rounds } : { points: target });

/** False calls count only where there are calls. */
export const options: OptionsLook<StackingGame> = {
  hides: (name, { mistakes }: StackingOptions) => name === "false_call" && mistakes !== "called",
};
