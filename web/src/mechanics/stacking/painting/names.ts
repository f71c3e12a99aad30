// The names by which the cards of a stacking race are painted.

import type { Card } from "../../../net/wire";
import type { Source } from "../area";

export type OwnPlaceName = Source | "hand";

export const ownName = (place: OwnPlaceName): string => (typeof place === "number" ? `row ${place}` : place);
export const pileName = (pile: number): string => `pile ${pile}`;

/** A card of a seat is there only once. */
export function keyOf(owner: number, [colour, value]: Card): string {
  return `${owner} ${colour} ${value}`;
}
