// A card, or a joker, on its way over the board: it floats above the finger, and the squares under it light up.
//
// It does not go by `carry` of kit/dragging, as pieces do that have a box of their own and fly home to it: what floats
// here is as large as the squares that it is over, the board's or a close-up's, and what was meant is found by these.

import type { DragHandler } from "../../kit/press";
import { type Aim, aimAt } from "./aim";
import { jokerAt, meant, restingAt } from "./drop";
import type { Dragged } from "./intent";
import type { Spot } from "./rulebook/squares";
import type { Scene } from "./scene";

const ABOVE_FINGER = 56;

export function dragCard(scene: Scene, event: PointerEvent): DragHandler | null {
  const { play, view } = scene;
  if (!play.able() || !view.ownCard()) return null;
  const restAt = (middle: Spot) => ({
    resting: restingAt(view.field(), play.anchor(), play.turn(), middle),
    bridge: null,
  });
  return float(scene, event, "card", restAt, ({ resting }) => {
    const card = view.ownCard();
    if (!resting || !card) return;
    const meanings = meant(view.field(), play.anchor(), card, resting, play.head());
    if (!meanings.length) play.refuse("BRD-10"); // it must touch the square of a token by an edge
    play.drop(meanings);
  });
}

export function dragJoker(scene: Scene, event: PointerEvent): DragHandler | null {
  const { play, view } = scene;
  const left = view.ownHand()?.jokers ?? 0;
  if (!play.able() || play.paying() !== null || !left) return null;
  const starts = (): Aim[] => {
    const aim = play.aim();
    const laid = aim?.way.length ?? 0;
    if (aim && laid > 0 && laid <= aim.jokers && laid < left) return [{ ...aim, jokers: laid }];
    return [...view.field().tokens.keys()].map((token) => aimAt(view.field(), token));
  };
  const restAt = (middle: Spot) => ({ resting: null, bridge: jokerAt(view.field(), starts(), middle) });
  return float(scene, event, "joker", restAt, ({ bridge }) => {
    if (bridge) play.bridge(bridge);
  });
}

type Rest = Pick<Dragged, "resting" | "bridge">;

const NOWHERE: Rest = { resting: null, bridge: null };

/** `restAt` says where it would lie when its middle is there. */
function float(
  { play, under, inside }: Scene,
  event: PointerEvent,
  what: Dragged["what"],
  restAt: (middle: Spot) => Rest,
  drop: (rest: Rest) => void,
): DragHandler {
  const above = event.pointerType === "mouse" ? 0 : ABOVE_FINGER;
  const dragged = (x: number, y: number): Dragged => {
    const at = inside(x, y);
    const found = under(at.x, at.y - above);
    return { what, ...at, above, over: found?.token ?? null, ...(found ? restAt(found.spot) : NOWHERE) };
  };
  return {
    move: (x, y) => play.setDrag(dragged(x, y)),
    drop(x, y) {
      drop(dragged(x, y));
      play.setDrag(null);
    },
    cancel: () => play.setDrag(null),
  };
}
