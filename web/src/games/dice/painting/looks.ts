// The looks of pieces: what there is to paint in this game.

import type { Back } from "../../../table/backs";
import type { DieColour } from "../tray";
import type { DiceDie } from "../wire";

export type Look =
  | DieLook
  | RowLook
  | SignLook
  /** Around the place that a row wants filled now. */
  | { ring: DieColour }
  | DiceLook;

/** On the board it bears the tab of who has placed it. */
export interface DieLook extends Partial<Back> {
  die: DieColour;
  value: number;
}

export interface RowLook {
  row: DieColour;
  /** All its places, or only the one that it wants filled. */
  form: "lane" | "head";
  /** The face that it takes next; 7 when it is full. */
  wanted: number;
  /** Whether that place calls. */
  lit: boolean;
}

/** Of a row, so large. */
export interface SignLook {
  sign: DieColour;
  size: number;
  full: boolean;
}

/** The dice of another seat, as one picture. */
export interface DiceLook {
  dice: readonly DiceDie[];
  side: number;
  across: number;
  away: boolean;
}

/** What has the same name looks alike. */
export const nameOf = (look: Look): string => Object.entries(look).join();

export const dieLook = ([colour, value]: DiceDie, owner?: Back): DieLook => ({
  die: colour as DieColour,
  value,
  ...owner,
});
