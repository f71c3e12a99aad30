// A film without names: everybody in it is the number of a seat, which becomes a name in somebody's language.

import type { Film } from "./film";

/** Wherever a name stands: of players, of who played before them, and in what happened. */
export function withNames(film: Film, nameOf: (number: string) => string): Film {
  const named = <T>(told: T): T => {
    if (Array.isArray(told)) return told.map(named) as T;
    if (typeof told !== "object" || told === null) return told;
    return Object.fromEntries(
      Object.entries(told).map(([key, value]) => [
        key,
        key === "name" && typeof value === "string" ? nameOf(value) : named(value),
      ]),
    ) as T;
  };
  const { players, stints, shots } = film;
  return {
    ...film,
    players: named(players),
    ...(stints && { stints: named(stints) }),
    shots: shots.map(([after, seat, events, ...rest]) => [after, seat, named(events), ...rest] as const),
  };
}
