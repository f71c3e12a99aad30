// How a seat shows itself in its box, and how large its dice can be there. Pure.

import type { Box } from "../../kit/box";

export interface Plaque {
  size: "small" | "large" | "huge";
  /** Where there is width, the dice lie beside the name; else below it. */
  wide: boolean;
  /** The side of a die. */
  die: number;
  /** How many of them lie side by side. */
  across: number;
}

interface Measures {
  padding: number;
  /** What badge, name and number need in height. */
  head: number;
  largest: number;
  /** What the mark of a bot needs in width. */
  mark: number;
}

const MEASURES: Record<Plaque["size"], Measures> = {
  small: { padding: 6, head: 28, largest: 20, mark: 17 },
  large: { padding: 10, head: 44, largest: 40, mark: 24 },
  huge: { padding: 18, head: 88, largest: 62, mark: 34 },
};
const WIDE = 330;
const LOW = 125;
export const GAP = 3;

export function plaqueOf(box: Box, dice: number): Plaque {
  const size = sizeOf(box);
  const wide = box.width >= WIDE && box.height < LOW;
  const { padding, head, largest, mark } = MEASURES[size];
  const inner = { width: box.width - 2 * padding, height: box.height - 2 * padding };
  const room = wide
    ? { ...inner, width: inner.width * 0.5 - mark }
    : { width: inner.width - 2 - mark, height: inner.height - head - 2 };
  const die = largestSide(room.width, room.height, dice, largest);
  return { size, wide, die, across: Math.max(1, Math.floor((room.width + GAP) / (die + GAP))) };
}

/** Where so many dice lie: at the end of the room beside the name, else at its foot. */
export function diceIn(room: Box, dice: number, { die, across, wide }: Plaque): Box {
  const along = (count: number): number => Math.max(0, count * (die + GAP) - GAP);
  const [width, height] = [along(Math.min(across, dice)), along(Math.ceil(dice / across))];
  const free = { x: room.width - width, y: room.height - height };
  return { x: room.x + (wide ? free.x : 0), y: room.y + (wide ? free.y / 2 : free.y), width, height };
}

function sizeOf({ width, height }: Box): Plaque["size"] {
  if (height >= 190 && width >= 230) return "huge";
  return height >= 84 && width >= 170 ? "large" : "small";
}

/** In as few lines as make them about as large as can be. */
function largestSide(width: number, height: number, dice: number, most: number): number {
  const sides = Array.from({ length: Math.max(1, dice) }, (_, before) => {
    const down = before + 1;
    const across = Math.ceil(Math.max(1, dice) / down);
    return Math.min(most, (width - GAP * (across - 1)) / across, (height - GAP * (down - 1)) / down);
  });
  const enough = Math.max(...sides) * 0.75;
  return Math.floor(sides.find((side) => side >= enough) ?? 0);
}
