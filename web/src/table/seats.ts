// How the seats of a table lie, and what is told of them, whatever is played.

/** A line is called slow from here on: ms there and back. */
export const SLOW = 250;

/** The others, as they sit from the own seat on; all of them for who watches. */
export function othersOf(seat: number | null, players: number): number[] {
  const all = Array.from({ length: players }, (_, at) => at);
  return seat === null ? all : [...all.slice(seat + 1), ...all.slice(0, seat)];
}
