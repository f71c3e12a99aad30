// Numbers: kept within bounds, listed from 0 on, and written.

export function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}

/** A list of so many, each made from its number, from 0 on. */
export function numbered<T>(count: number, make: (at: number) => T): T[] {
  return Array.from({ length: count }, (_, at) => make(at));
}

/** As it is written: with a minus, not a hyphen. */
export function withMinus(points: number): string {
  return points < 0 ? `−${-points}` : String(points);
}
