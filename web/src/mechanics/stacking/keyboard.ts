// One key for each pile of one's own, by its place on the keyboard. One hand plays the row, the other one the piles.

import { fingerKeys } from "../../kit/keys";

export interface RaceKeys {
  row: string[];
  stock: string;
  turned: string;
  hand: string;
  stop: string;
  dutch: string;
}

const THUMBS = { hand: "Space", stop: "Enter", dutch: "KeyB" };

export function keysFor(hand: "right" | "left", row: number): RaceKeys {
  const size = row >= 5 ? 5 : row === 4 ? 4 : 3;
  const piles = hand === "right" ? { stock: "KeyF", turned: "KeyD" } : { stock: "KeyJ", turned: "KeyK" };
  return { row: fingerKeys(hand, size), ...piles, ...THUMBS };
}
