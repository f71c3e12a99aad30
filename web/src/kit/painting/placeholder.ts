// A placeholder on the page keeps room for something that is painted there, as part of a seat.

import { type Accessor, createEffect, createMemo, createSignal, on } from "solid-js";
import { type Box, sameBox } from "../box";

/**
 * A placeholder on the page for something that is painted there, as part of a seat: `<span ref={keep} />`. It is
 * measured when the seat has moved, or when it looks otherwise.
 */
export function createPlaceholder(
  seat: Accessor<Box>,
  looks: Accessor<unknown>,
): [keep: (element: HTMLElement) => void, room: Accessor<Box | null>] {
  const [room, setRoom] = createSignal<Box | null>(null, { equals: sameRoom });
  const lies = createMemo(seat, undefined, { equals: sameBox });
  let element: HTMLElement | undefined;
  createEffect(on([lies, createMemo(looks)], ([box]) => setRoom(element ? within(element, box) : null)));
  const keep = (made: HTMLElement): void => {
    element = made;
  };
  return [keep, room];
}

function sameRoom(one: Box | null, other: Box | null): boolean {
  return one && other ? sameBox(one, other) : one === other;
}

/** Where an element lies on the table, by the seat that it is part of. */
function within(element: HTMLElement, seat: Box): Box {
  const [own, whole] = [
    element.getBoundingClientRect(),
    element.closest("[data-seat]")?.getBoundingClientRect(),
  ];
  const [x, y] = [own.x - (whole?.x ?? 0), own.y - (whole?.y ?? 0)];
  return { x: seat.x + x, y: seat.y + y, width: own.width, height: own.height };
}
