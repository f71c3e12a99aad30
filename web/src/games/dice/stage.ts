// All that the parts of this table share: what is known, what the hand does, where everything lies, and who paints it.

import type { Painting } from "../../kit/painting/painting";
import type { Hand } from "./hand";
import type { Layout, RowLayout } from "./layout";
import type { Look } from "./painting/looks";
import type { DieColour } from "./tray";
import type { DiceView } from "./view";

export interface Stage {
  view: DiceView;
  hand: Hand;
  layout: () => Layout;
  /** Asks nobody to look again when only the own dice lie otherwise. */
  row: (colour: DieColour) => RowLayout;
  /** The board is on the TV. */
  inHand: () => boolean;
  painting: Painting<Look>;
}

export const slotName = (slot: number): string => `slot ${slot}`;
export const placeName = (colour: string, face: number): string => `place ${colour} ${face}`;
export const rowName = (colour: DieColour): string => `row ${colour}`;
export const seatName = (seat: number): string => `seat ${seat}`;
