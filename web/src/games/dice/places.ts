// Boxes cut out of boxes, in CSS pixels. Pure.

import type { Box } from "../../kit/box";

export function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}

export function centred(outer: Box, width: number, height: number): Box {
  return { x: outer.x + (outer.width - width) / 2, y: outer.y + (outer.height - height) / 2, width, height };
}

export function inset(area: Box, by: number): Box {
  return { x: area.x + by, y: area.y + by, width: area.width - 2 * by, height: area.height - 2 * by };
}

/** `count` boxes side by side, none wider than `widest`, in the middle of the area. */
export function beside(area: Box, count: number, gap: number, widest: number): Box[] {
  const width = Math.min(widest, (area.width - gap * (count - 1)) / count);
  const start = area.x + (area.width - width * count - gap * (count - 1)) / 2;
  return numbered(count, (at) => ({ ...area, x: start + at * (width + gap), width }));
}

/** The same, one below the other. */
export function below(area: Box, count: number, gap: number, highest: number): Box[] {
  const height = Math.min(highest, (area.height - gap * (count - 1)) / count);
  const start = area.y + (area.height - height * count - gap * (count - 1)) / 2;
  return numbered(count, (at) => ({ ...area, y: start + at * (height + gap), height }));
}

export function mirrored(area: Box, width: number): Box {
  return { ...area, x: width - area.x - area.width };
}

export function numbered<T>(count: number, make: (at: number) => T): T[] {
  return Array.from({ length: count }, (_, at) => make(at));
}
