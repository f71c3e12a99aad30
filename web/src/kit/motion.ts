// Everything that moves, moves because somebody moved it: transforms and opacity, run by the compositor.

import { type Box, middleOf } from "./box";
import { lessMotion } from "./manners";

export { type Box, placed } from "./box";

export interface Flight {
  ms?: number;
  /** How far the way bends upward, in px; by default a little, more for long ways. */
  arc?: number;
  /** How much larger a piece is at the height of its way. */
  lift?: number;
}

/**
 * From one box to the other, ending with a tick. The element stands absolutely at 0, 0 of a layer, lies in `to` by
 * its own style (see `placed`), and is there when the promise is kept. With less motion it is there at once.
 */
export function fly(element: Element, from: Box, to: Box, flight: Flight = {}): Promise<void> {
  if (lessMotion()) return Promise.resolve();
  const { ms = 150, lift = 1.08 } = flight;
  const start = middleOf(from);
  const end = middleOf(to);
  const arc = flight.arc ?? Math.min(36, Math.hypot(end.x - start.x, end.y - start.y) * 0.12);
  const shrink = to.width ? from.width / to.width : 1;
  const at = (way: number, rise: number, grow: number): string => {
    const x = start.x + (end.x - start.x) * way - to.width / 2;
    const y = start.y + (end.y - start.y) * way - to.height / 2 - rise;
    const turn = between(from.turn ?? 0, to.turn ?? 0, way);
    return `translate(${x}px, ${y}px) rotate(${turn}deg) scale(${between(shrink, 1, way) * grow})`;
  };
  return run(
    element,
    [
      { transform: at(0, 0, 1), easing: "cubic-bezier(.3, 0, .6, 1)" },
      { transform: at(0.55, arc, lift), offset: 0.45, easing: "cubic-bezier(.3, .4, .5, 1)" },
      { transform: at(1, 0, 1.05), offset: 0.82, easing: "ease-out" },
      { transform: at(1, 0, 1) },
    ],
    ms,
  );
}

/** Back home after a lost race: the way, then a shake of the head. The element lies at home by its own style. */
export function springBack(element: Element, from: Box, home: Box, ms = 220): Promise<void> {
  if (lessMotion()) return Promise.resolve();
  const there = middleOf(from);
  const here = middleOf(home);
  const shrink = home.width ? from.width / home.width : 1;
  const at = (x: number, y: number, aside = 0, size = 1): string =>
    `translate(${x - home.width / 2 + aside}px, ${y - home.height / 2}px) ` +
    `rotate(${(home.turn ?? 0) + aside / 2}deg) scale(${size})`;
  return run(
    element,
    [
      { transform: at(there.x, there.y, 0, shrink), easing: "cubic-bezier(.2, .6, .3, 1)" },
      { transform: at(here.x, here.y), offset: 0.5 },
      { transform: at(here.x, here.y, 7), offset: 0.64 },
      { transform: at(here.x, here.y, -6), offset: 0.78 },
      { transform: at(here.x, here.y, 3), offset: 0.9 },
      { transform: at(here.x, here.y) },
    ],
    ms,
  );
}

/** No: nothing fits. On top of whatever transform the element has. */
export function shake(element: Element, ms = 220): Promise<void> {
  if (lessMotion()) return flash(element);
  const aside = [0, 6, -6, 4, -2, 0];
  return run(
    element,
    aside.map((x) => ({ transform: `translateX(${x}px) rotate(${x / 3}deg)` })),
    ms,
    "add",
  );
}

/** A tick of scale: something here has changed. */
export function pop(element: Element, ms = 160): Promise<void> {
  if (lessMotion()) return flash(element);
  return run(
    element,
    [1, 1.14, 0.98, 1].map((by) => ({ transform: `scale(${by})` })),
    ms,
    "add",
  );
}

/** The stop across the table: it comes down large, and stays. */
export function stamp(element: Element, ms = 320): Promise<void> {
  if (lessMotion()) return flash(element);
  void run(element, [{ opacity: 0 }, { opacity: 1 }], ms / 2);
  return run(
    element,
    [
      { transform: "scale(2.6) rotate(6deg)", easing: "cubic-bezier(.5, 0, .9, .5)" },
      { transform: "scale(.94)", offset: 0.6, easing: "ease-out" },
      { transform: "scale(1.03)", offset: 0.8 },
      { transform: "scale(1)" },
    ],
    ms,
    "add",
  );
}

/** Turns a card over; `swap` changes its face while it stands on its edge. */
export async function turnOver(element: Element, swap: () => void, ms = 140): Promise<void> {
  if (lessMotion()) return swap();
  const edge = { transform: "scaleX(0.02) translateY(-6px)" };
  await run(element, [{ transform: "none", easing: "ease-in" }, edge], ms / 2, "add");
  swap();
  await run(element, [edge, { transform: "none", easing: "ease-out" }], ms / 2, "add");
}

function flash(element: Element): Promise<void> {
  return run(element, [{ opacity: 0.45 }, { opacity: 1 }], 160);
}

async function run(
  element: Element,
  frames: Keyframe[],
  duration: number,
  composite: CompositeOperation = "replace",
): Promise<void> {
  try {
    await element.animate(frames, { duration, composite }).finished;
  } catch {
    // cancelled: another motion took over, or the element has gone
  }
}

function between(from: number, to: number, way: number): number {
  return from + (to - from) * way;
}
