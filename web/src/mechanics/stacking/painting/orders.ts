// What whoever paints the table is told. It may stand in another thread: all of this can be sent.

import type { Printed } from "../../../kit/face";
import type { Flight } from "../../../kit/flight";
import type { Ink } from "../../../kit/inks";
import type { Palette } from "../../../kit/paint";
import type { Back } from "../../../table/backs";
import type { Box } from "../layout/boxes";

/** The face of a card, its back, or the mark of a place where one of that colour may lie. */
export type Side = Printed | Back | { mark: Ink };

/** A card that lies; the lowest one of its place has the height 0. */
export interface PaintedCard {
  side: Side;
  height: number;
  /** It is being turned over, and nobody knows yet what it is. */
  waits?: boolean;
}

/** Where a card is on its way to, or would lie. */
export interface Onto {
  place: string;
  height: number;
}

export type Order =
  | { order: "canvas"; width: number; height: number; density: number }
  | { order: "palette"; palette: Palette }
  /** The uppermost cards of a place, from below; without a box it is no longer there. */
  | { order: "place"; place: string; box: Box | null; cards: PaintedCard[] }
  /** A number that changes often, as high as its box and at its right end. */
  | { order: "count"; name: string; box: Box | null; count: number }
  | Fly
  /** A finger has the card that would lie there. */
  | { order: "hold"; name: string; onto: Onto }
  /** What flies or is held by that name is there; without a name, all. */
  | { order: "settle"; name?: string }
  /** What lies there fits nowhere: it shakes its head, or, with less motion, turns pale for a moment. */
  | { order: "refuse"; place: string; still: boolean };

/** A card on its way. It is there only once: by its name, whatever it did before ends. */
export interface Fly {
  order: "fly";
  name: string;
  printed: Printed;
  from: Box;
  to: Box;
  flight: Flight;
  /** Thrown, thrown back, or turned over on the way, from this back. */
  way?: "fly" | "spring" | { turn: Back } | undefined;
  /** Where it will lie. Otherwise it is seen no more when it is there. */
  onto?: Onto | undefined;
}

/** As many as can be seen while the upper ones are still on their way. */
export const UPPERMOST = 4;
