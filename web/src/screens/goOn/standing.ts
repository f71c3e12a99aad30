// The standing of tables at which somebody sits: what is told of them, and which is worth going on with first. Pure.

import type { MyTable } from "../../net/wireRest";

export type TableStanding =
  | "awaitsYou"
  | "awaitsOthers"
  | "botPlays"
  | "paused"
  | "racing"
  | "gathering"
  | "waiting"
  | "over"
  | "asleep";

/** The one thing that matters most. */
export function standingOf(table: MyTable): TableStanding {
  if (table.over) return "over";
  if (table.waiting) return "waiting";
  if (table.awaits_you) return "awaitsYou";
  if (table.bot && table.players.length) return "botPlays";
  switch (table.phase) {
    case undefined:
      return "asleep";
    case "gathering":
      return "gathering";
    case "paused":
      return "paused";
    case "readying":
    case "scored":
      if (table.awaited?.length) return "awaitsOthers";
      return table.players.length ? "racing" : "awaitsYou"; // nobody deals to bots alone
    default:
      return "racing";
  }
}

/** All the others are ready. */
export function isLast({ players, awaited = [] }: MyTable): boolean {
  return players.length > 0 && !awaited.length;
}

const URGENT: ReadonlySet<TableStanding> = new Set(["awaitsYou", "racing", "botPlays"]);

/** A match against bots alone that is over is left alone. What others wait for comes first, then what is newest. */
export function worthGoingOn(tables: readonly MyTable[]): MyTable[] {
  const isUrgent = (table: MyTable): boolean => table.players.length > 0 && URGENT.has(standingOf(table));
  return tables
    .filter((table) => !table.over || table.players.length > 0)
    .toSorted((one, other) => Number(isUrgent(other)) - Number(isUrgent(one)) || other.touched - one.touched);
}
