// The chances that a seat missed, as a review lists them.

import type { ChanceTold, ReviewTold } from "../../net/films";

/** The dearest first. */
export function missedBy({ chances, seats }: ReviewTold, seat: number): ChanceTold[] {
  return (seats[seat]?.missed ?? []).flatMap((n) => chances[n] ?? []);
}
