import { type Files, localized } from "../../../words/localized";
import type { Manual } from "../../../words/manual";

export type DiceFigure = "drawn" | "board" | "placing" | "count";

export interface DiceLabels {
  dice: string;
  cup: string;
  placing: { next: string; tooHigh: string; otherRow: string };
  /** four players who have 0, 3, 1 and 4 dice left */
  players: [string, string, string, string];
  won: string;
}

export type DiceManual = Manual<DiceFigure, DiceLabels>;

const files = import.meta.glob("./words/{de,en,es,fr,it,nl}.ts") as Files<DiceManual>;

export const { load, words } = localized(files);
