// Boxes: position, size and turn of a piece, computed by a layout and never measured.

import { numbered } from "./numbers";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
  /** In degrees, about its middle. */
  turn?: number;
}

/** The style of a piece that stands absolutely at 0, 0 of its layer and lies in the box. */
export function placed(box: Box): { width: string; height: string; transform: string } {
  return { width: `${box.width}px`, height: `${box.height}px`, transform: transformTo(box) };
}

/** For what never moves by itself: without a transform it needs no layer, and the table is drawn quicker. */
export function lying({ x, y, width, height }: Box): Record<"left" | "top" | "width" | "height", string> {
  return { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` };
}

function transformTo({ x, y, turn }: Box): string {
  const at = `translate(${x}px, ${y}px)`;
  return turn ? `${at} rotate(${turn}deg)` : at;
}

/** Wherever they are turned to. */
export function sameBox(one: Box, other: Box): boolean {
  return one.x === other.x && one.y === other.y && one.width === other.width && one.height === other.height;
}

export function middleOf(box: Box): { x: number; y: number } {
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

// Boxes cut out of boxes, for layouts

export const right = (box: Box): number => box.x + box.width;
export const bottom = (box: Box): number => box.y + box.height;

export function inset(box: Box, by: number): Box {
  return { x: box.x + by, y: box.y + by, width: box.width - 2 * by, height: box.height - 2 * by };
}

export function centred(outer: Box, width: number, height: number): Box {
  return { x: outer.x + (outer.width - width) / 2, y: outer.y + (outer.height - height) / 2, width, height };
}

/** As in a mirror that stands in the middle of a screen of this width. */
export function mirrored(box: Box, width: number): Box {
  return { ...box, x: width - box.x - box.width };
}

/** `count` equal boxes side by side, none wider than `widest`, in the middle of the box. */
export function sideBySide(box: Box, count: number, gap: number, widest = Number.POSITIVE_INFINITY): Box[] {
  const width = Math.min((box.width - gap * (count - 1)) / count, widest);
  const start = box.x + (box.width - width * count - gap * (count - 1)) / 2;
  return numbered(count, (at) => ({ ...box, x: start + at * (width + gap), width }));
}

/** The same, one below the other. */
export function stacked(box: Box, count: number, gap: number, highest = Number.POSITIVE_INFINITY): Box[] {
  const height = Math.min((box.height - gap * (count - 1)) / count, highest);
  const start = box.y + (box.height - height * count - gap * (count - 1)) / 2;
  return numbered(count, (at) => ({ ...box, y: start + at * (height + gap), height }));
}
