// The lines of the seats: how long a message took there and back, as the film itself tells. Whoever had been given
// credit for their line saw everything later than the house, and had done what they did earlier.

import type { Film } from "./film";

/** There and back in ms; 0 where nothing is known of it. */
export function lineOf(film: Film, seat: number): number {
  const told = film.shots.flatMap(([, by, , , credit = 0]) => (by === seat ? [credit] : []));
  const lost = (film.lost ?? []).flatMap(([, by, , arrived, made]) => (by === seat ? [arrived - made] : []));
  const all = [...told, ...lost].sort((one, other) => one - other);
  return all[Math.floor(all.length / 2)] ?? 0;
}
