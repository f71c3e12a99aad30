// What whoever paints the middle of the table is told. It may stand in another thread: all of this can be sent.

import type { Printed } from "../../../kit/face";
import type { Flight } from "../../../kit/flight";
import type { Palette } from "../../../kit/paint";
import type { Back } from "../../../table/backs";
import type { Box } from "../layout/boxes";

/** A card on a pile; the first one has the height 0. */
export interface PaintedCard {
  printed: Printed;
  height: number;
}

export type Order =
  | { order: "canvas"; width: number; height: number; density: number }
  | { order: "palette"; palette: Palette }
  /** The uppermost cards of a pile, from below; without a box it is no longer there. */
  | { order: "pile"; pile: number; box: Box | null; cards: PaintedCard[] }
  | Fly
  /** What flies by that name is there; without a name, all. */
  | { order: "settle"; name?: string };

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
  onto?: { pile: number; height: number } | undefined;
}

/** As many as can be seen while the upper ones are still on their way. */
export const UPPERMOST = 4;
