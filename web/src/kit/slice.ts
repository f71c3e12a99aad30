// Slices are parts of something that changes often. With memos, everything that depends on a part would be asked to
// look again at each of these changes; with slices only when the part itself has changed.

import { type Accessor, createMemo, createSignal, untrack } from "solid-js";

type Parts<Whole> = Record<string, (whole: Whole) => unknown>;
type Slices<Whole, P extends Parts<Whole>> = { [Name in keyof P]: Accessor<ReturnType<P[Name]>> };

/**
 * Parts of something that changes often. With memos, everything that depends on a part would be asked to look again at
 * each of these changes; with slices only when the part itself has changed. Whoever looks sees what holds now.
 */
export function createSlices<Whole, P extends Parts<Whole>>(
  whole: Accessor<Whole>,
  parts: P,
): Slices<Whole, P> {
  const slices = Object.entries(parts).map(([name, part]) => {
    const [slice, set] = createSignal<unknown>(
      untrack(() => part(whole())),
      { equals: Object.is },
    );
    return { name, slice, cut: (now: Whole) => set(() => part(now)) };
  });
  const cutAll = createMemo(() => {
    const now = whole();
    for (const { cut } of slices) cut(now);
  });
  const seen = (slice: Accessor<unknown>) => () => {
    untrack(cutAll);
    return slice();
  };
  return Object.fromEntries(slices.map(({ name, slice }) => [name, seen(slice)])) as Slices<Whole, P>;
}

export function sameList<T>(one: readonly T[], other: readonly T[]): boolean {
  return one.length === other.length && one.every((value, n) => value === other[n]);
}
