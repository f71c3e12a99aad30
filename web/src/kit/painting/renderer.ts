// A renderer of pieces: the functions of a game by which the painter draws them on its canvas.

import type { Context, Palette } from "../paint";
import type { Size } from "../size";

export type Picture = OffscreenCanvas | HTMLCanvasElement;

/** How it lies: on so many edges of pieces below it, or lifted off the table. */
export type Lie = 0 | 1 | 2 | 3 | "lifted";

export interface Paper {
  context: Context;
  palette: Palette;
  /** Pixels of the screen in one of the page: a shadow is measured in these. */
  density: number;
}

export interface PieceRenderer<Look> {
  /** Pieces with the same name look alike. */
  nameOf: (look: Look) => string;
  /** Room on all sides of a piece, for its shadow and what hangs over, as a share of its shorter side. */
  margin: number;
  /** The upper left corner of the piece is at 0, 0. */
  draw: (paper: Paper, look: Look, size: Size, lie: Lie) => void;
}
