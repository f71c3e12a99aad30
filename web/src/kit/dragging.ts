// A piece that a finger carries: it floats a little above the finger, so that it can be seen, until it is let go.

import type { Box } from "./box";
import type { DragHandler } from "./press";

interface Carried {
  /** The finger has it from now on: its layer has been measured, and may change. */
  take(): void;
  move(at: Box): void;
  /** The finger no longer has it: before it is dropped, or the drag is cancelled. */
  letGo(last: Box): void;
  /** The finger is given in the layer's own coordinates. */
  drop(last: Box, finger: { x: number; y: number }): void;
  cancel(last: Box): void;
}

/** `home` is where it lay in the layer; it floats so many of its heights above the finger. */
export function carry(layer: Element, home: Box, lift: number, carried: Carried): DragHandler {
  const { left, top } = layer.getBoundingClientRect();
  let last = home;
  carried.take();
  return {
    move(x, y) {
      last = { ...home, x: x - left - home.width / 2, y: y - top - home.height * lift };
      carried.move(last);
    },
    drop(x, y) {
      carried.letGo(last);
      carried.drop(last, { x: x - left, y: y - top });
    },
    cancel() {
      carried.letGo(last);
      carried.cancel(last);
    },
  };
}
