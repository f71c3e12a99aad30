// The messages to the painter. It may be in another thread: all of this can be sent. What a piece looks like (`Look`)
// is a matter of the game alone, and of its renderer.

import type { Box } from "../box";
import type { Flight } from "../flight";
import type { Palette } from "../paint";

/** A piece that lies; the lowest one of its place has the height 0. */
export interface PaintedPiece<Look> {
  look: Look;
  height: number;
  /** It is being turned over, and nobody knows yet what it is. */
  waits?: boolean;
  /** It is held where it stands, and would be off. */
  sways?: boolean;
  /** How much of it is seen: all, unless told. */
  opacity?: number;
}

/** Where a piece is on its way to, or would lie. */
export interface Onto {
  place: string;
  height: number;
}

export type Order<Look> =
  | { order: "canvas"; width: number; height: number; density: number }
  | { order: "palette"; palette: Palette }
  | Place<Look>
  | CountOrder
  | Fly<Look>
  /** A finger has the piece that would lie there. */
  | { order: "hold"; name: string; onto: Onto }
  /** What flies or is held by that name is there; without a name, all. */
  | { order: "settle"; name?: string }
  /** What has that name shakes its head, since it fits nowhere, or pops, since it has changed; with less motion it is pale for a moment. */
  | { order: "stir"; name: string; how: Stir; still: boolean };

export type Stir = "shake" | "pop";

/** The uppermost pieces of a place, from below; without a box it is no longer there. */
export interface Place<Look> {
  order: "place";
  place: string;
  box: Box | null;
  pieces: readonly PaintedPiece<Look>[];
  /** Those with a higher number lie above all with a lower one; 0 unless told. */
  layer?: number;
}

/** A number that changes often, as high as its box and at its right end. */
export interface CountOrder {
  order: "count";
  name: string;
  box: Box | null;
  count: number;
  /** A colour of the palette; that of ink unless told. */
  tone?: string | undefined;
}

/** A piece on its way. It is there only once: by its name, whatever it did before ends. */
export interface Fly<Look> {
  order: "fly";
  name: string;
  look: Look;
  from: Box;
  to: Box;
  flight: Flight;
  way?: Way<Look> | undefined;
  /** Where it will lie. Otherwise it is seen no more when it is there. */
  onto?: Onto | undefined;
  /** As of a place: above all that fly with a lower one. */
  layer?: number;
}

/** Thrown, as in flight.ts, or turned over on the way, from this side. */
export type Way<Look> = "fly" | "spring" | "gather" | "pour" | "pass" | "ring" | { turn: Look };
