import { type Files, localized } from "../../../words/localized";
import type { Manual } from "../../../words/manual";

export type BoardFigure =
  | "pieces"
  | "placing"
  | "nine"
  | "moving"
  | "joker"
  | "deadEnd"
  | "count"
  | "layouts";

export interface BoardLabels {
  cards: string;
  jokers: string;
  tokens: string;
  placing: { straight: string; corner: string; onlyCorner: string; swapped: string };
  /** three players: all laid; 4 cards and a joker left; 4 cards left */
  players: [string, string, string];
  allLaid: string;
  chips: string;
  aside: string;
}

export type BoardManual = Manual<BoardFigure, BoardLabels>;

const files = import.meta.glob("./words/{de,en,es,fr,it,nl}.ts") as Files<BoardManual>;

export const { load, words } = localized(files);
