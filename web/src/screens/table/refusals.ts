// Refusals in the player's own words: why something did not count.

import type { Refused } from "../../net/wire";
import { t } from "../../words/words";
import type { TableView } from "./view";

const HAIR = 2; // ms that nobody would believe

export function saidOf(refused: Refused, { game, nameOf }: TableView): string {
  const { race, refusals } = t();
  if (refused.by !== undefined) {
    const ms = Math.round(refused.ms ?? 0);
    return ms < HAIR ? race.aLittleQuicker(nameOf(refused.by)) : race.quicker(nameOf(refused.by), ms);
  }
  if (!refused.rule) return refusals.fallback;
  const own = game().words().refusals;
  return own?.[refused.rule] ?? refusals.byRule[refused.rule] ?? refusals.fallback;
}
