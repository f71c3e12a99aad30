// The setting of a layout: what it is made for, and how it shares the table out.

import type { Box } from "../../../kit/box";

export interface Setting {
  width: number;
  height: number;
  players: number;
  /** Whether one of the seats is ours. */
  own: boolean;
  /** Cards in a row. */
  row: number;
  /** Places for piles in each column. */
  capacity: number;
  hand: "right" | "left";
  fanned: boolean;
  /** The table is on the TV: here are only the own cards. */
  beneathScreen?: boolean;
}

/** How the table is shared out, before cards are laid. */
export interface Shares {
  /** In the order of `othersOf`. */
  seats: Box[];
  /** What is written on the seats is measured in it, px; null if they are too small for that. */
  unit: number | null;
  middle: Box;
  /** Below the middle. */
  ledge: Box;
  own: Box;
}
