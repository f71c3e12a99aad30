// Boxes: position, size and turn of a piece, computed by a layout and never measured.

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
