// The standings of a match: who leads, by the totals of its seats. Pure.

/** Best first; equal ones in the order of their seats. */
export function orderOf(totals: readonly number[]): number[] {
  return [...totals.keys()].sort((one, other) => (totals[other] ?? 0) - (totals[one] ?? 0) || one - other);
}

/** Nobody, as long as all have the same. */
export function leadersOf(totals: readonly number[]): number[] {
  const best = Math.max(...totals);
  const leaders = [...totals.keys()].filter((seat) => totals[seat] === best);
  return leaders.length < totals.length ? leaders : [];
}
