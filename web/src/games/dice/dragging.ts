// A die that a finger holds: it follows the finger until it is let go above its row, or anywhere else.

import { createSignal } from "solid-js";
import type { Box } from "../../kit/box";
import { carry } from "../../kit/dragging";
import { type DragHandler, snapping } from "../../kit/press";
import { slotName } from "./painting/names";
import { move } from "./painting/own";
import type { Scene } from "./scene";
import { COLOURS } from "./tray";
import type { DiceDie } from "./wire";

/** The die that a finger has, and where. */
export interface Held {
  die: DiceDie;
  box: Box;
}

const REACH = 28;
const LIFT = 0.7; // of its height

export function createDragging(scene: Scene, layer: () => Element | undefined) {
  const { play, layout, painting } = scene;
  const [held, setHeld] = createSignal<Held | null>(null);
  const rows = () => COLOURS.map((colour) => ({ id: colour, box: layout().rows[colour].all }));

  /** What waits above its row for the place to come up may be let go at that moment. */
  const drag = (slot: number): DragHandler | null => {
    const [home, die, within] = [layout().dice[slot], play.dieAt(slot), layer()];
    if (!home || !die || !within) return null;
    const name = slotName(slot);
    return carry(within, home, LIFT, {
      take: () => painting.order({ order: "hold", name, onto: { place: name, height: 0 } }),
      move: (box) => setHeld({ die, box }),
      letGo() {
        setHeld(null);
        painting.order({ order: "settle", name });
      },
      drop(last, { x, y }) {
        const meant = snapping(rows, x, y, REACH)?.id === die[0];
        if (meant && play.place(slot, last)) return;
        if (meant) play.refuse(slot);
        move(scene, slot, last, home, meant ? "spring" : "pour");
      },
      cancel: (last) => move(scene, slot, last, home, "pour"),
    });
  };

  return { drag, held };
}

export type Dragging = ReturnType<typeof createDragging>;
