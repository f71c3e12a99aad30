// The line-up of the next match where there are more people than seats: who sits out, who comes in, who waits. Pure.

import type { TableState, Waiter } from "../../net/wire";

export interface LineUp {
  /** Seats: they would sit out if a match began now. */
  sitOut: number[];
  comeIn: Waiter[];
  /** Those for whom there is still no seat. */
  wait: Waiter[];
}

/** `most` seats has the game. */
export function lineUpOf(table: TableState, most: number): LineUp {
  const { surplus = [], waiting = [] } = table;
  const free = Math.max(0, most - (peopleAt(table) - surplus.length));
  return { sitOut: surplus, comeIn: waiting.slice(0, free), wait: waiting.slice(free) };
}

/** What another game would mean for so many: that people sit out, or that bots make room. */
export interface Misfit {
  resting: number;
  bots: number;
}

export function misfitOf(table: TableState, most: number): Misfit {
  const people = peopleAt(table) + (table.waiting?.length ?? 0);
  const bots = table.players.length - gone(table).length - peopleAt(table);
  const room = Math.max(0, most - people);
  return { resting: Math.max(0, people - most), bots: Math.max(0, bots - room) };
}

function peopleAt(table: TableState): number {
  const left = gone(table);
  return table.players.filter(({ level }, seat) => level === undefined && !left.includes(seat)).length;
}

function gone({ match }: TableState): number[] {
  return match?.gone ?? [];
}
