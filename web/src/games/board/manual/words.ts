import { type Files, localized } from "../../../words/localized";
import type { Manual } from "../../../words/manual";

export const FIGURES = [
  "pieces",
  "placing",
  "nine",
  "moving",
  "joker",
  "deadEnd",
  "count",
  "layouts",
] as const;
export const LABELS = [
  "cards",
  "jokers",
  "tokens",
  "straight",
  "corner",
  "onlyCorner",
  "swapped",
  "player1",
  "player2",
  "player3",
  "allLaid",
  "chips",
  "aside",
] as const;

export type BoardFigure = (typeof FIGURES)[number];

type BoardManual = Manual<BoardFigure, (typeof LABELS)[number]>;

export const { load, words } = localized(import.meta.glob("./*.md") as Files<BoardManual>);
