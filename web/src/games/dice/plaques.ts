// Plaques: how a seat shows itself in its box, and how large its dice can be there. Pure.

import type { Box } from "../../kit/box";

export interface Plaque {
  /** What is written is measured in it, px; null where there is room for little. */
  unit: number | null;
  /** Where there is width, the dice lie beside the name; else below it. */
  wide: boolean;
  /** The side of a die. */
  die: number;
  /** How many of them lie side by side. */
  across: number;
  /** One line, in which there is no room for dice. */
  low: boolean;
}

interface Measures {
  padding: number;
  /** What badge and name need in height. */
  head: number;
  largest: number;
  /** What the number needs in width. */
  count: number;
}

const SMALL: Measures = { padding: 6, head: 20, largest: 20, count: 35 };
const WIDE = 330;
const LOW = 4.6; // units
const SMALL_LOW = 70;
const LOWEST = 40;
export const GAP = 3;

function measuresIn(unit: number): Measures {
  return { padding: 0.6 * unit, head: 2.3 * unit, largest: 2.6 * unit, count: 4 * unit };
}

/** `unit` is that of the table, if it has one for all its seats. */
export function plaqueOf(box: Box, dice: number, unit = unitIn(box)): Plaque {
  if (box.height < LOWEST) return { unit: null, wide: false, die: 0, across: 1, low: true };
  const wide = box.width >= WIDE && box.height < (unit ? LOW * unit : SMALL_LOW);
  const { padding, head, largest, count } = unit ? measuresIn(unit) : SMALL;
  const inner = { width: box.width - 2 * padding, height: box.height - 2 * padding };
  const room = wide
    ? { ...inner, width: inner.width * 0.45 }
    : { width: inner.width - count, height: inner.height - head - 2 };
  const die = largestSide(room.width, room.height, dice, largest);
  const across = Math.max(1, Math.floor((room.width + GAP) / (die + GAP)));
  return { unit, wide, die, across, low: false };
}

/** Of a seat that is by itself. */
function unitIn({ width, height }: Box): number | null {
  const unit = Math.min(width / 16, height / 6.6);
  return unit >= 12 ? unit : null;
}

/** Where so many dice lie: at the end of the room beside the name, else at its foot. */
export function diceIn(room: Box, dice: number, { die, across, wide }: Plaque): Box {
  const along = (count: number): number => Math.max(0, count * (die + GAP) - GAP);
  const [width, height] = [along(Math.min(across, dice)), along(Math.ceil(dice / across))];
  const free = { x: room.width - width, y: room.height - height };
  return { x: room.x + (wide ? free.x : 0), y: room.y + (wide ? free.y / 2 : free.y), width, height };
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
