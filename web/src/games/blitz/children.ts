// The pictures of the two children on the cards, 44 x 44: who they are is seen by hat and plaits.

import type { Figure, Patch } from "../../kit/face";
import type { Card } from "../../net/wire";
import { figureOf, type Figure as Name } from "./rules";

const FACE: Patch = [
  "line",
  "M16 28a1.7 1.9 0 1 0 3.4 0a1.7 1.9 0 1 0-3.4 0M24.6 28a1.7 1.9 0 1 0 3.4 0a1.7 1.9 0 1 0-3.4 0M17.5 32q4.5 2 9 0-1 4-4.5 4t-4.5-4z",
];

const PATCHES: Record<Name, readonly Patch[]> = {
  girl: [
    ["hair", "M7 27C5 12 12 5.5 22 5.5S39 12 37 27l5 9q-1 6-6 7-4-6-3-12H11q1 6-3 12-5-1-6-7z"],
    ["skin", "M10.5 25a11.5 12.5 0 0 0 23 0q0-9-11.5-9t-11.5 9z"],
    ["hair", "M9.5 26Q9 11 22 10.5 35 11 34.5 26q-9-1-11-8-3 7-14 8z"],
    ["bow", "M2.5 33l6-1.5 1.5 5-6.5 1zM41.5 33l-6-1.5-1.5 5 6.5 1z"],
  ],
  boy: [
    ["skin", "M9 24a13 14 0 0 0 26 0zM7.5 24a3.5 3.5 0 0 0 2 7zM36.5 24a3.5 3.5 0 0 1-2 7z"],
    ["hair", "M8.5 20h27l-.5 6.5-4-4-4 2.5-5-2.5-5 2.5-4-2.5-4 4z"],
    ["straw", "M1 21.5q0-4 9-5.5 1-12.5 12-12.5T34 16q9 1.5 9 5.5-10 3-21 0-11 3-21 0z"],
    ["bow", "M10.5 13q11.5-4 23 0l.5 4q-12-4.5-24 0z"],
  ],
};

export const CHILDREN: Record<Name, Figure> = {
  girl: { name: "girl", patches: [...PATCHES.girl, FACE] },
  boy: { name: "boy", patches: [...PATCHES.boy, FACE] },
};

export const childOn = (card: Card): Figure => CHILDREN[figureOf(card)];
