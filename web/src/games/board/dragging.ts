// A card, or a joker, on its way over the board: it floats above the finger, and the squares under it light up.

import type { DragHandler } from "../../kit/press";
import { type Aim, aimAt } from "./aim";
import { jokerAt, meant, restingAt } from "./drop";
import type { Dragged } from "./intent";
import { spotUnder } from "./layout";
import type { Scene } from "./scene";

const ABOVE_FINGER = 56;

export function dragCard(scene: Scene, event: PointerEvent): DragHandler | null {
  const { play, view } = scene;
  if (!play.able() || !view.ownCard()) return null;
  const above = event.pointerType === "mouse" ? 0 : ABOVE_FINGER;
  const rest = (x: number, y: number): Dragged => {
    const at = scene.inside(x, y);
    const middle = spotUnder(scene.layout(), at.x, at.y - above);
    const resting = restingAt(view.field(), play.anchor(), play.turn(), middle);
    return { what: "card", ...at, above, resting, bridge: null };
  };
  const drop = (x: number, y: number): void => {
    const { resting } = rest(x, y);
    const card = view.ownCard();
    if (resting && card) play.drop(meanings(resting, card));
    play.setDrag(null);
  };
  const meanings = (
    resting: NonNullable<Dragged["resting"]>,
    card: NonNullable<ReturnType<typeof view.ownCard>>,
  ) => {
    const found = meant(view.field(), play.anchor(), card, resting, play.head());
    if (!found.length) play.refuse("BRD-10");
    return found;
  };
  return { move: (x, y) => play.setDrag(rest(x, y)), drop, cancel: () => play.setDrag(null) };
}

export function dragJoker(scene: Scene, event: PointerEvent): DragHandler | null {
  const { play, view } = scene;
  const left = view.ownHand()?.jokers ?? 0;
  if (!play.able() || play.paying() !== null || !left) return null;
  const above = event.pointerType === "mouse" ? 0 : ABOVE_FINGER;
  const starts = (): Aim[] => {
    const aim = play.aim();
    const laid = aim?.way.length ?? 0;
    if (aim && laid > 0 && laid <= aim.jokers && laid < left) return [{ ...aim, jokers: laid }];
    return [...view.field().tokens.keys()].map((token) => aimAt(view.field(), token));
  };
  const rest = (x: number, y: number): Dragged => {
    const at = scene.inside(x, y);
    const bridge = jokerAt(view.field(), starts(), spotUnder(scene.layout(), at.x, at.y - above));
    return { what: "joker", ...at, above, resting: null, bridge };
  };
  const drop = (x: number, y: number): void => {
    const { bridge } = rest(x, y);
    if (bridge) play.bridge(bridge);
    play.setDrag(null);
  };
  return { move: (x, y) => play.setDrag(rest(x, y)), drop, cancel: () => play.setDrag(null) };
}
