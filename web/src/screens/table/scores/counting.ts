// The score as it is counted on the table: item by item, everybody at once. Pure.

import type { RoundResult } from "../../../net/wire";

export type Parts = Record<string, number>;

const LONGEST = 30; // steps for one item, however many cards there are

/** What has been counted so far, by seat, step by step; the last step is the whole of it. */
export function steps(parts: RoundResult["parts"]): Parts[][] {
  const items = [...new Set(parts.flatMap((part) => Object.keys(part)))];
  const counted: Parts[][] = [parts.map(() => ({}))];
  for (const item of items) {
    const most = Math.max(...parts.map((part) => Math.abs(part[item] ?? 0)));
    const stride = Math.max(1, Math.ceil(most / LONGEST));
    const before = counted.at(-1) ?? [];
    for (let count = 0; count < most + stride; count += stride)
      counted.push(before.map((done, seat) => upTo(done, item, parts[seat]?.[item], count)));
  }
  return counted;
}

function upTo(done: Parts, item: string, value: number | undefined, count: number): Parts {
  if (value === undefined) return done;
  return { ...done, [item]: Math.sign(value) * Math.min(Math.abs(value), count) };
}

export function sum(parts: Parts): number {
  return Object.values(parts).reduce((total, points) => total + points, 0);
}

/** The places that totals give: equal ones share, and the next place is left out. */
export function places(totals: number[]): number[] {
  return totals.map((total) => 1 + totals.filter((other) => other > total).length);
}
