// The rest of the own seat: a bot plays it because its player sits out. Who was away has it back at once.

import { type Accessor, createMemo } from "solid-js";
import type { Known } from "./known";

/** Who comes back in says so in the middle of a round, and rests until it ends. */
export function createRest(known: Accessor<Known | null>): Accessor<boolean> {
  return createMemo<boolean>((rested) => {
    const now = known();
    if (now?.seat == null || !now.table.players[now.seat]?.bot) return false;
    return rested || (now.table.out?.includes(now.seat) ?? false);
  }, false);
}
