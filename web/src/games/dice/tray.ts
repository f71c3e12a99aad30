// The tray has the own dice as they lie: each keeps its place until the next roll, so that nothing moves away under a
// finger. Pure.

import type { Box } from "../../kit/box";
import { numbered } from "../../kit/numbers";
import type { Colour } from "../../net/wire";
import type { DiceDie } from "./wire";

export const COLOURS = ["red", "yellow", "green", "blue"] as const satisfies Colour[];
export type DieColour = (typeof COLOURS)[number];

export interface Slot {
  /** Null while it is in the cup and nobody has looked. */
  die: DiceDie | null;
  placed: boolean;
}

export interface Tray {
  rolls: number;
  slots: Slot[];
}

/** What lies before a seat. */
export interface Lying {
  rolls: number;
  /** Dice in the cup before the signal. */
  cup: number;
  dice: readonly DiceDie[];
}

/** `picked`, if there is one, is the slot that was touched: of two dice that look the same, that one is gone. */
export function follow(before: Tray | null, lying: Lying, picked: number | null = null): Tray {
  if (!before || before.rolls !== lying.rolls || strange(before, lying.dice)) return fresh(lying);
  const left = lying.dice.map(keyOf);
  const order = byPreference(before.slots, picked);
  const lies = new Set<number>();
  for (const at of order) {
    const die = before.slots[at]?.die;
    const found = die ? left.indexOf(keyOf(die)) : -1;
    if (found >= 0) {
      left.splice(found, 1);
      lies.add(at);
    }
  }
  return { ...before, slots: before.slots.map((slot, at) => moved(slot, !lies.has(at))) };
}

/** Who lies first, then who comes back, and last the one that was picked up. */
function byPreference(slots: readonly Slot[], picked: number | null): number[] {
  const rank = (at: number): number => (at === picked ? 2 : slots[at]?.placed ? 1 : 0);
  return slots.map((_, at) => at).sort((a, b) => rank(a) - rank(b) || a - b);
}

function moved(slot: Slot, placed: boolean): Slot {
  return slot.placed === placed ? slot : { ...slot, placed };
}

function strange(tray: Tray, dice: readonly DiceDie[]): boolean {
  const known = tray.slots.map((slot) => slot.die && keyOf(slot.die));
  return dice.some((die) => {
    const at = known.indexOf(keyOf(die));
    if (at >= 0) known.splice(at, 1);
    return at < 0;
  });
}

function fresh({ rolls, cup, dice }: Lying): Tray {
  const hidden = numbered(cup, (): Slot => ({ die: null, placed: false }));
  const open = [...dice].sort(inOrder).map((die): Slot => ({ die, placed: false }));
  return { rolls, slots: [...hidden, ...open] };
}

export function keyOf([colour, face]: DiceDie): string {
  return `${colour} ${face}`;
}

export function inOrder(a: DiceDie, b: DiceDie): number {
  return COLOURS.indexOf(a[0] as DieColour) - COLOURS.indexOf(b[0] as DieColour) || a[1] - b[1];
}

const GAP = 0.18; // of a die: those that lie askew don't touch
const ASKEW = 6;

/** As big as they get, in even lines, as dice come to lie. */
export function spread(area: Box, count: number, biggest: number, roll: number): Box[] {
  const columns = bestColumns(area, count);
  const lines = Math.ceil(count / columns);
  const size = Math.min(biggest, fitting(area, columns, lines));
  const step = size * (1 + GAP);
  const top = area.y + (area.height - lines * step + size * GAP) / 2;
  return numbered(count, (at) => {
    const line = Math.floor((at * lines) / count);
    const first = Math.ceil((line * count) / lines);
    const inLine = Math.ceil(((line + 1) * count) / lines) - first;
    const left = area.x + (area.width - inLine * step + size * GAP) / 2;
    const x = left + (at - first) * step;
    return { x, y: top + line * step, width: size, height: size, turn: askew(at, roll) };
  });
}

function bestColumns(area: Box, count: number): number {
  const size = (columns: number): number => fitting(area, columns, Math.ceil(count / columns));
  const all = numbered(count, (at) => at + 1);
  return all.reduce((best, columns) => (size(columns) > size(best) ? columns : best), 1);
}

function fitting(area: Box, columns: number, lines: number): number {
  const across = area.width / (columns + GAP * (columns - 1));
  return Math.min(across, area.height / (lines + GAP * (lines - 1)));
}

/** The same for all who look, and another with each roll. */
function askew(at: number, roll: number): number {
  const some = Math.sin((at + 1) * 12.9898 + (roll + 1) * 78.233) * 43758.5453;
  return Math.round((some - Math.floor(some) - 0.5) * 2 * ASKEW);
}
