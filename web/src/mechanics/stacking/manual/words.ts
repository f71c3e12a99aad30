// What the text of a stacking game's manual has to bring for the pictures that all of them share.

import type { Manual } from "../../../words/manual";

export const FIGURES = ["backs", "own", "placing", "gap", "hand", "count", "building"] as const;
export const LABELS = [
  "stock",
  "row",
  "hand",
  "turned",
  "one",
  "next",
  "otherColour",
  "skipped",
  "lower",
  "sameKind",
  "tooLow",
  "middle",
  "left",
  "sum",
] as const;

export type StackingFigure = (typeof FIGURES)[number];
export type StackingManual = Manual<StackingFigure, (typeof LABELS)[number]>;
export type StackingLabels = StackingManual["labels"];
