// What stands in the pictures that Ligretto and Dutch Blitz share.

import type { Manual } from "../../../words/manual";

export type StackingManual = Manual<StackingFigure, StackingLabels>;

export type StackingFigure = "backs" | "own" | "placing" | "gap" | "hand" | "count" | "building";

export interface StackingLabels {
  stock: string;
  row: string;
  hand: string;
  turned: string;
  placing: { one: string; next: string; otherColour: string; notNext: string };
  building: { right: string; sameKind: string; notNext: string };
  count: { middle: string; stock: string; sum: string };
}
