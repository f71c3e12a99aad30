// The trajectory of a piece that flies, for whatever draws it. Pure.

import { type Box, middleOf } from "./box";

export interface Flight {
  ms?: number;
  /** How far the way bends upward, in px; by default a little, more for long ways. */
  arc?: number;
  /** How much larger a piece is at the height of its way. */
  lift?: number;
}

/** Where the middle of the piece is, how large it is beside the box that it flies to, and how far turned. */
export interface Aloft {
  x: number;
  y: number;
  size: number;
  turn: number;
  /** Quite, unless told. */
  opacity?: number;
}

export const FLIGHT_MS = 150;

/** Down before the end: the rest is a tick. */
const DOWN = 0.82;
const TICK = 1.05;

export const SPRING_MS = 220;
/** At home by then: the rest is the shaking, so many times to one side. */
const HOME = 0.5;
const SHAKES = 4;

/** What passes is there by then, and fades from then on. */
const ARRIVED = 0.4;
const FADES = 0.6;

const POP = [1, 1.14, 0.98, 1];

/** `time` runs from 0 to 1. */
export function wayBetween(from: Box, to: Box, flight: Flight = {}): (time: number) => Aloft {
  const [start, end] = [middleOf(from), middleOf(to)];
  const { lift = 1.08, arc = Math.min(36, Math.hypot(end.x - start.x, end.y - start.y) * 0.12) } = flight;
  const shrunk = to.width ? from.width / to.width : 1;
  return (time) => {
    const passed = Math.min(1, time / DOWN);
    const way = passed * passed * (3 - 2 * passed);
    return {
      x: between(start.x, end.x, way),
      y: between(start.y, end.y, way) - arc * Math.sin(Math.PI * way),
      size: between(shrunk, 1, way) * lifted(time, lift),
      turn: between(from.turn ?? 0, to.turn ?? 0, way),
    };
  };
}

/** Back home after a lost race: the way, then a shake of the head. */
export function springBetween(from: Box, home: Box): (time: number) => Aloft {
  const [there, here] = [middleOf(from), middleOf(home)];
  const shrunk = home.width ? from.width / home.width : 1;
  return (time) => {
    const left = Math.max(0, 1 - time / HOME);
    const way = 1 - left * left * left;
    const aside = shakenAt(Math.max(0, (time - HOME) / (1 - HOME)));
    return {
      x: between(there.x, here.x, way) + aside,
      y: between(there.y, here.y, way),
      size: between(shrunk, 1, way),
      turn: (home.turn ?? 0) + aside / 2,
    };
  };
}

/** Into a cup, quicker and quicker. */
export function gatherBetween(from: Box, to: Box): (time: number) => Aloft {
  return easedBetween(from, to, (time) => time * time);
}

/** Out of a cup: a little too far, and back. */
export function pourBetween(from: Box, to: Box): (time: number) => Aloft {
  return easedBetween(from, to, (time) => 1 - (1 - time) * (1 - time) * (1 - 1.6 * time));
}

/** There, and soon gone. */
export function passBetween(from: Box, to: Box, flight: Flight = {}): (time: number) => Aloft {
  const way = wayBetween(from, to, flight);
  return (time) => ({
    ...way(Math.min(1, time / ARRIVED)),
    opacity: Math.min(1, (1 - time) / (1 - FADES)),
  });
}

/** A ring on water: it grows, and is gone. */
export function ringBetween(from: Box, to: Box): (time: number) => Aloft {
  const eased = easedBetween(from, to, grown);
  return (time) => ({ ...eased(time), opacity: 0.75 * (1 - grown(time)) });
}

const grown = (time: number): number => time * (2 - time);

function easedBetween(from: Box, to: Box, ease: (time: number) => number): (time: number) => Aloft {
  const [start, end] = [middleOf(from), middleOf(to)];
  const shrunk = to.width ? from.width / to.width : 1;
  return (time) => {
    const way = ease(time);
    return {
      x: between(start.x, end.x, way),
      y: between(start.y, end.y, way),
      size: between(shrunk, 1, way),
      turn: between(from.turn ?? 0, to.turn ?? 0, way),
    };
  };
}

/** How much larger: something has changed. */
export function poppedAt(time: number): number {
  const at = POP.length - 1;
  const step = Math.min(at - 1, Math.floor(time * at));
  return between(POP[step] ?? 1, POP[step + 1] ?? 1, time * at - step);
}

/** How far to the side, in px: no, nothing fits. */
export function shakenAt(time: number): number {
  return 7 * Math.sin(SHAKES * Math.PI * time) * (1 - time);
}

function lifted(time: number, lift: number): number {
  if (time > DOWN) return between(TICK, 1, (time - DOWN) / (1 - DOWN));
  const half = DOWN / 2;
  return time < half ? between(1, lift, time / half) : between(lift, TICK, (time - half) / half);
}

function between(from: number, to: number, way: number): number {
  return from + (to - from) * way;
}
