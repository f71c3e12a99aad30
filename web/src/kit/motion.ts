// Animations of elements: transforms and opacity only, which the compositor runs. They show what somebody did, and
// nothing moves for decoration.

import type { Box } from "./box";
import { type Flight, wayBetween } from "./flight";
import { lessMotion } from "./preferences";

export { type Box, placed } from "./box";
export type { Flight } from "./flight";

/** Where a piece is on its way when so much of its time has passed, from 0 to 1. */
export function midway(from: Box, to: Box, time: number, flight: Flight = {}): Box {
  const { x, y, size, turn } = wayBetween(from, to, flight)(Math.min(1, time));
  const [width, height] = [to.width * size, to.height * size];
  return { x: x - width / 2, y: y - height / 2, width, height, turn };
}

/** A tick of scale: something here has changed. */
export function pop(element: Element, ms = 160): Promise<void> {
  if (lessMotion()) return flash(element);
  return onTop(
    element,
    [1, 1.14, 0.98, 1].map((by) => `scale(${by})`),
    ms,
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

/** The element lies where it is by its own style, if by any transform: what is added to another keeps the page busy. */
function onTop(element: Element, transforms: string[], ms: number): Promise<void> {
  const lies = element instanceof HTMLElement ? element.style.transform : "";
  return run(
    element,
    transforms.map((transform) => ({ transform: `${lies} ${transform}` })),
    ms,
  );
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
    await element.animate(frames, { duration, composite, fill: "backwards" }).finished; // it may begin a frame later
  } catch {
    // cancelled: another motion took over, or the element has gone
  }
}
