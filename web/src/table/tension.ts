// Tension begins at so many pieces that are left, and grows at the last one.
const CLOSE = 3;
const LAST = 1;

export type TensionLevel = 0 | 1 | 2;

/** How close the round is to its end: 2 if somebody has but one piece left, 1 if only a few. Pure. */
export function tensionOf(left: readonly number[], gone: readonly number[]): TensionLevel {
  const fewest = Math.min(...left.filter((_, seat) => !gone.includes(seat)));
  if (fewest <= LAST) return 2;
  return fewest <= CLOSE ? 1 : 0;
}
