// The boxes of the rings around what a step is about, in the coordinates of the race. Pieces move, so they are looked
// up again and again.

import { type Accessor, createEffect, createSignal, onCleanup } from "solid-js";
import type { Box } from "../../kit/box";
import type { Look } from "../../table/lesson";

const AGAIN = 120;
const AROUND = 5;
const LINE = 2; // of the ring, outside its box

export function createRings(race: Element, looks: Accessor<Look[]>): Accessor<Box[]> {
  const [rings, setRings] = createSignal<Box[]>([], { equals: sameBoxes });
  const look = (): void => {
    const wanted = looks();
    if (!wanted.length) return void setRings([]); // and nothing is measured
    const corner = race.getBoundingClientRect();
    setRings(wanted.flatMap((one) => boxOf(race, corner, one) ?? []));
  };
  createEffect(() => {
    looks();
    const frame = requestAnimationFrame(look);
    onCleanup(() => cancelAnimationFrame(frame));
  });
  const timer = setInterval(look, AGAIN);
  onCleanup(() => clearInterval(timer));
  return rings;
}

const WHOLE = { x: 0, y: 0, width: 1, height: 1 };

function boxOf(race: Element, corner: DOMRect, { at, part = WHOLE }: Look): Box | null {
  const found = [...race.querySelectorAll(at)].map((element) => element.getBoundingClientRect());
  if (!found.length) return null;
  const left = Math.min(...found.map((rect) => rect.left));
  const top = Math.min(...found.map((rect) => rect.top));
  const width = Math.max(...found.map((rect) => rect.right)) - left;
  const height = Math.max(...found.map((rect) => rect.bottom)) - top;
  const [x, across] = around(left - corner.left + width * part.x, width * part.width, corner.width);
  const [y, down] = around(top - corner.top + height * part.y, height * part.height, corner.height);
  return { x, y, width: across, height: down };
}

/** Where it starts and how long it is: all of it within the race. */
function around(start: number, length: number, room: number): [start: number, length: number] {
  const from = Math.max(LINE, Math.round(start - AROUND));
  const to = Math.min(room - LINE, Math.round(start + length + AROUND));
  return [from, to - from];
}

function sameBoxes(one: Box[], other: Box[]): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
