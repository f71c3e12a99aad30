// The reach of a token: where a card can be laid next to it, at once, or over a bridge of jokers. Pure.

import type { Field } from "./field";
import { neighbours, type Place, placesAround, type Square } from "./squares";

/** The squares of the jokers, in the order of the token's way. */
export type Bridge = readonly Square[];

/** All bridges of up to so many jokers, the empty one first. */
export function bridges(field: Field, token: number, jokers: number): Bridge[] {
  let edge: Bridge[] = [[]];
  const found = [...edge];
  for (let length = 0; length < jokers; length += 1) {
    edge = edge.flatMap((bridge) => steps(field, token, bridge).map((step) => [...bridge, step]));
    found.push(...edge);
  }
  return found;
}

function steps(field: Field, token: number, bridge: Bridge): Square[] {
  const ends = neighbours(field.board, endOf(field, token, bridge));
  return ends.filter((square) => isOpen(field, square, token, bridge));
}

/** Whether the square can be covered once the token stands at the end of the bridge. */
export function isOpen(field: Field, square: Square, token: number, bridge: Bridge): boolean {
  return !bridge.includes(square) && (field.free.has(square) || square === leftBy(field, token, bridge));
}

/** The free pairs at the end of the bridge. */
export function openPlaces(field: Field, token: number, bridge: Bridge): Place[] {
  return placesAround(field.board, endOf(field, token, bridge)).filter(
    ({ near, far }) => isOpen(field, near, token, bridge) && isOpen(field, far, token, bridge),
  );
}

/** Where the token has arrived over the bridge. */
export function endOf(field: Field, token: number, bridge: Bridge): Square {
  return bridge.at(-1) ?? field.tokens.get(token) ?? "";
}

/** The bare square that the token leaves over a bridge: it is free again. */
function leftBy(field: Field, token: number, bridge: Bridge): Square | undefined {
  const square = field.tokens.get(token);
  return bridge.length && square !== undefined && !field.owners.has(square) ? square : undefined;
}
