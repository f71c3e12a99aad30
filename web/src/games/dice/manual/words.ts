import { type Files, localized } from "../../../words/localized";
import type { Manual } from "../../../words/manual";

export const FIGURES = ["drawn", "board", "placing", "count"] as const;
export const LABELS = [
  "dice",
  "cup",
  "next",
  "tooHigh",
  "otherRow",
  "player1",
  "player2",
  "player3",
  "player4",
  "won",
] as const;

export type DiceFigure = (typeof FIGURES)[number];

type DiceManual = Manual<DiceFigure, (typeof LABELS)[number]>;

export const { load, words } = localized(import.meta.glob("./*.md") as Files<DiceManual>);
