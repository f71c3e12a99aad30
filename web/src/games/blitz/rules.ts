// The rules of Dutch Blitz for the client: boys and girls take turns on a post pile.

import { stackingRules } from "../../mechanics/stacking/rules";
import type { Card, Colour } from "../../net/wire";

const BOYS: ReadonlySet<Colour> = new Set<Colour>(["red", "blue"]);

export type Figure = "boy" | "girl";

/** Who is on the card: BLZ-2. */
export function figureOf([colour]: Card): Figure {
  return BOYS.has(colour) ? "boy" : "girl";
}

export const rules = stackingRules((card, under) => figureOf(card) !== figureOf(under));
