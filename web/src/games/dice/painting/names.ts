// The names by which the pieces of this game are painted.

import type { DieColour } from "../tray";

export const slotName = (slot: number): string => `slot ${slot}`;
export const placeName = (colour: string, face: number): string => `place ${colour} ${face}`;
export const rowName = (colour: DieColour): string => `row ${colour}`;
