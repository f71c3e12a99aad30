// The letters of the word mark, and its four l, which are cards thrown all at once: 388 x 120.

import type { Ink } from "./inks";

const P = "M2 38l15-1.5.8 5.5a27 27 0 1 1 1.4 45.5L21 113 5 114.5zM33 51a13 13 0 1 0 0 26a13 13 0 1 0 0-26z";
const E =
  "M28 35.5c16 0 27 11.5 27 28l-.3 5.5H16.8c1.5 6.5 6 9.5 12.7 9.5 5 0 9.3-1.5 14-5l7.5 10.5c-6.5 5.5-13.5 8-22.5 8C12 92 .5 81 .5 64S12 35.5 28 35.5zM39 58c-.8-6.5-4.5-10-11-10-6.2 0-10.2 3.5-11.5 10z";
const M =
  "M1 38l15-1.3.7 5.3c4-4.5 8.5-6.5 14.3-6.5 6.5 0 11.3 2.6 14 7.5 4.3-5 9.5-7.5 16-7.5 11 0 17.5 7.2 17.5 19V91H62.8V58c0-5.5-2.2-8.2-6.4-8.2-4.5 0-7.7 3.4-7.7 9V91H33V58c0-5.5-2.2-8.2-6.4-8.2-4.5 0-7.8 3.4-7.8 9V91H3z";

export const WORDMARK = { width: 388, height: 120 };

/** Moved, then turned about a point of its own. */
export interface Tumbling {
  x: number;
  y: number;
  turn: number;
  about: readonly [x: number, y: number];
}

export const LETTERS: readonly (Tumbling & { d: string })[] = [
  { d: P, x: 4, y: 2, turn: -3, about: [30, 65] },
  { d: E, x: 71, y: -2, turn: 5, about: [28, 64] },
  { d: M, x: 190, y: 2, turn: -3, about: [40, 65] },
  { d: E, x: 273, y: 1, turn: -7, about: [28, 64] },
];

export const THROWN: readonly (Tumbling & { ink: Ink })[] = [
  { ink: "red", x: 131, y: 6, turn: -5, about: [11, 45] },
  { ink: "yellow", x: 158, y: 2, turn: 8, about: [11, 45] },
  { ink: "green", x: 334, y: 1, turn: 6, about: [11, 45] },
  { ink: "blue", x: 362, y: 5, turn: -4, about: [11, 45] },
];

/** A card among the letters: its paper, and the field that is printed on it. */
export const CARD = [
  { x: 0, y: 0, width: 22, height: 88, round: 5 },
  { x: 3.5, y: 3.5, width: 15, height: 81, round: 2.5 },
] as const;
