// The place of somebody who waits for a seat: from when on they play, on whose seat, and who is before them. Pure.

import type { InFrom, TableState, Waiter } from "../../net/wire";

export interface Place {
  name: string;
  inFrom: InFrom;
  /** So many are before them. */
  before: number;
  /** The seat that would be theirs, as things stand; null if it is a new one, or none. */
  takesOver: number | null;
}

export function placeOf(table: TableState, number: number | null): Place | null {
  const waiting = table.waiting ?? [];
  const at = waiting.findIndex((waiter) => waiter.number === number);
  const own = waiting[at];
  if (!own) return null;
  const sooner = waiting.slice(0, at).filter(isSoon).length;
  const takesOver = isSoon(own) ? (freeSeats(table)[sooner] ?? null) : null;
  return { name: own.name, inFrom: own.in_from, before: at, takesOver };
}

/** In the middle of a match, somebody who comes now would be in with its next round. */
export function isSeatFree(table: TableState): boolean {
  return freeSeats(table).length > (table.waiting ?? []).filter(isSoon).length;
}

/** Those that can be taken over, as the house gives them away: the ones that were left, then those of bots. */
function freeSeats({ players, match }: TableState): number[] {
  const gone = match?.gone ?? [];
  const bots = [...players.keys()].filter((seat) => players[seat]?.level && !gone.includes(seat));
  return [...gone, ...bots];
}

const isSoon = (waiter: Waiter): boolean => waiter.in_from === "round";
