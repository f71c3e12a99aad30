// The comparison of a try with what was made of the same deal before: now, before, and par. Pure.

export interface Comparison {
  now: number;
  before: number;
  /** So many more than before, or fewer. */
  difference: number;
}

/** Null until the try is counted. */
export function compared(
  given: { seat: number; points: number[] },
  points: readonly number[] | undefined,
): Comparison | null {
  const [now, before] = [points?.[given.seat], given.points[given.seat]];
  return now === undefined || before === undefined ? null : { now, before, difference: now - before };
}
