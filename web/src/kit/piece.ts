// A piece that can be drawn anywhere, on the page and in a picture: its marks, and the room that they are made for.

import { marksOfBack } from "./back";
import type { Mark } from "./face";
import type { Ink } from "./inks";
import type { MotifName } from "./motifs";
import type { Size } from "./size";

export interface Piece {
  marks: Mark[];
  size: Size;
}

export const CARD_SIZE: Size = { width: 100, height: 140 };

export function backPiece(back: { motif: MotifName; ink: Ink }): Piece {
  return { marks: marksOfBack(back), size: CARD_SIZE };
}
