// The names by which the pieces of this game are painted.

import type { Square } from "../rulebook/squares";

/** A card by its two squares, a joker by its one. */
export function keyOf(near: Square, far?: Square): string {
  return far ? `${near} ${far}` : near;
}
