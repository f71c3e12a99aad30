// A card that a finger holds: it follows the finger, and lights what it would lie on.

import { createSignal } from "solid-js";
import type { Box } from "../../kit/box";
import { carry } from "../../kit/dragging";
import type { DragHandler } from "../../kit/press";
import { snapping, type Target } from "../../kit/snapping";
import type { Card } from "../../net/wire";
import type { Source } from "./area";
import type { Aim } from "./choices";
import { boxOf } from "./fan";
import { moveOwn } from "./motions/own";
import { keyOf } from "./painting/names";
import { topOf } from "./painting/own";
import type { Scene } from "./scene";

const REACH = 70;
const LIFT = 0.72; // of its height

/** The card that is held, drawn by one element that is moved without asking anybody. */
export interface Held {
  card: Card;
  width: number;
  height: number;
}

export function createDragging(scene: Scene, layer: () => HTMLElement | undefined) {
  const { view, play, flying } = scene;
  const [held, setHeld] = createSignal<Held | null>(null);
  const [aim, setAim] = createSignal<Aim | null>(null, { equals: sameAim });
  let element: HTMLElement | undefined;

  const drag = (source: Source): DragHandler | null => {
    const [card, own, area, within] = [play.cardAt(source), scene.layout().own, view.area(), layer()];
    if (!card || !own || !area || !within || held() || !view.racing()) return null;
    const home = boxOf(scene, own, source);
    const name = keyOf(view.seat() ?? 0, card);
    const goHome = (last: Box): void => moveOwn(scene, card, last, home, source, { way: "spring" });
    return carry(within, home, LIFT, {
      take() {
        setHeld({ card, width: home.width, height: home.height });
        flying.hold(name, topOf(area, source));
      },
      move(at) {
        if (element) element.style.transform = `translate(${at.x}px, ${at.y}px) rotate(-3deg) scale(1.06)`;
        setAim(aimOf(scene, at));
      },
      letGo(last) {
        setHeld(null);
        setAim(null);
        flying.letGo(name, last);
      },
      drop(last) {
        const target = aimOf(scene, last);
        const onHome = target?.at === "row" && target.place === source;
        if (target && !onHome && play.drop(card, target)) return;
        goHome(last);
        if (target && !onHome) play.refuse(source);
      },
      cancel: goHome,
    });
  };

  const hold = (made: HTMLElement): void => {
    element = made;
  };

  return { drag, held, aim, hold };
}

export type Dragging = ReturnType<typeof createDragging>;

/** The place under the card; anywhere near the middle is good enough for the middle. */
function aimOf(scene: Scene, card: Box): Aim | null {
  const x = card.x + card.width / 2;
  const y = card.y + card.height / 2;
  const { middle, own } = scene.layout();
  const onRow = own && snapping(() => rowTargets(own.row), x, y, REACH / 4);
  if (onRow) return onRow.id;
  const near = snapping<Aim>(() => [{ id: { at: "middle" }, box: middle }], x, y, REACH);
  if (!near || scene.view.options()?.mistakes === "refused") return near?.id ?? null;
  return snapping(() => pileTargets(scene), x, y, REACH / 3)?.id ?? near.id;
}

function rowTargets(row: readonly Box[]): Target<Aim>[] {
  return row.map((box, place) => ({ id: { at: "row", place }, box }));
}

function pileTargets(scene: Scene): Target<Aim>[] {
  return [...scene.slots().keys()].flatMap((pile) => {
    const box = scene.boxOfPile(pile);
    return box ? [{ id: { at: "pile", pile } as const, box }] : [];
  });
}

function sameAim(one: Aim | null, other: Aim | null): boolean {
  if (!one || !other || one.at !== other.at) return one === other;
  if (one.at === "pile") return other.at === "pile" && one.pile === other.pile;
  return one.at === "middle" || (other.at === "row" && one.place === other.place);
}
