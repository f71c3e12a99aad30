// Snapping: the target that a finger has meant when it came down near by.

import { type Box, middleOf } from "./box";

export interface Target<Id> {
  id: Id;
  box: Box;
}

/** The target that holds the point or is nearest to it, no further away than `reach`. */
export function snapping<Id>(
  targets: () => readonly Target<Id>[],
  x: number,
  y: number,
  reach: number,
): Target<Id> | null {
  let nearest: Target<Id> | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const target of targets()) {
    const away = distance(target.box, x, y);
    if (away > reach) continue;
    const badness = away + fromMiddle(target.box, x, y) / 1000; // boxes that overlap: the one whose middle is nearer
    if (badness < least) [nearest, least] = [target, badness];
  }
  return nearest;
}

function distance(box: Box, x: number, y: number): number {
  const aside = Math.max(box.x - x, 0, x - box.x - box.width);
  const above = Math.max(box.y - y, 0, y - box.y - box.height);
  return Math.hypot(aside, above);
}

function fromMiddle(box: Box, x: number, y: number): number {
  const middle = middleOf(box);
  return Math.hypot(middle.x - x, middle.y - y);
}
