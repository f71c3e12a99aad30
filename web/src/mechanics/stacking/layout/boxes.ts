// Places on the table, in pixels from its upper left corner.

import type { Box } from "../../../kit/box";

export type { Box };

/** A card is five wide and seven high. */
export const CARD = 5 / 7;

export const right = (box: Box): number => box.x + box.width;
export const bottom = (box: Box): number => box.y + box.height;

export function inset(box: Box, by: number): Box {
  return { x: box.x + by, y: box.y + by, width: box.width - 2 * by, height: box.height - 2 * by };
}

/** As in a mirror that stands in the middle of `whole`. */
export function mirrored(box: Box, whole: Box): Box {
  return { ...box, x: whole.x + right(whole) - right(box) };
}

export function cardOf(x: number, y: number, width: number): Box {
  return { x, y, width, height: width / CARD };
}

/** The largest card that fits, in the middle of the box. */
export function cardIn(box: Box, widest = Number.POSITIVE_INFINITY): Box {
  const width = Math.min(box.width, box.height * CARD, widest);
  const height = width / CARD;
  return { x: box.x + (box.width - width) / 2, y: box.y + (box.height - height) / 2, width, height };
}

/** A line of equal boxes side by side, each as wide as there is room. */
export function sideBySide(box: Box, count: number, gap: number, widest = Number.POSITIVE_INFINITY): Box[] {
  const width = Math.min((box.width - gap * (count - 1)) / count, widest);
  const start = box.x + (box.width - width * count - gap * (count - 1)) / 2;
  return numbers(count).map((n) => ({ x: start + n * (width + gap), y: box.y, width, height: box.height }));
}

/** The same, one below the other. */
export function stacked(box: Box, count: number, gap: number, highest = Number.POSITIVE_INFINITY): Box[] {
  const height = Math.min((box.height - gap * (count - 1)) / count, highest);
  const start = box.y + (box.height - height * count - gap * (count - 1)) / 2;
  return numbers(count).map((n) => ({ x: box.x, y: start + n * (height + gap), width: box.width, height }));
}

export function numbers(count: number): number[] {
  return Array.from({ length: count }, (_, n) => n);
}
