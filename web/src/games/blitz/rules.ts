// The rules of Dutch Blitz for the client: boys and girls take turns on a post pile.

import { stackingRules } from "../../mechanics/stacking/rules";
import type { Card, Colour } from "../../net/wire";

const BOYS: ReadonlySet<Colour> = new Set<Colour>(["red", "blue"]);

export type Figure = "boy" | "girl";

/** BLZ-2: red and blue cards show a boy, the others a girl. */
export function figureOf([colour]: Card): Figure {
  return BOYS.has(colour) ? "boy" : "girl";
}

export const rules = stackingRules((card, under) => figureOf(card) !== figureOf(under));
