// A card that a finger holds: it follows the finger, and lights what it would lie on.

import { createSignal } from "solid-js";
import type { Box } from "../../kit/box";
import type { DragHandler } from "../../kit/press";
import { snapping, type Target } from "../../kit/snapping";
import type { Card } from "../../net/wire";
import type { Source } from "./area";
import type { Aim } from "./choices";
import { boxOf } from "./fan";
import { keyOf } from "./flying";
import type { Hands } from "./hands";
import { moveOwn } from "./happenings";
import { topOf } from "./painting/own";
import type { Scene } from "./scene";

const REACH = 70;

/** The card that is held, drawn by one element that is moved without asking anybody. */
export interface Held {
  card: Card;
  width: number;
  height: number;
}

export function createDragging(scene: Scene, hands: Hands, layer: () => HTMLElement | undefined) {
  const [held, setHeld] = createSignal<Held | null>(null);
  const [aim, setAim] = createSignal<Aim | null>(null, { equals: sameAim });
  let element: HTMLElement | undefined;

  const drag = (source: Source): DragHandler | null => {
    const [card, own, area] = [hands.cardAt(source), scene.layout().own, scene.area()];
    if (!card || !own || !area || held() || !scene.racing()) return null;
    const home = boxOf(scene, own, source);
    const table = layer()?.getBoundingClientRect();
    const name = keyOf(scene.seat() ?? 0, card);
    const at = (x: number, y: number): Box => around(home, x - (table?.left ?? 0), y - (table?.top ?? 0));
    let last = home;
    setHeld({ card, width: home.width, height: home.height });
    scene.flying.hold(name, topOf(area, source));
    const letGo = (): void => {
      setHeld(null);
      setAim(null);
      scene.flying.letGo(name, last);
    };
    const goHome = (): void => moveOwn(scene, card, last, home, source, { way: "spring" });
    return {
      move(x, y) {
        last = at(x, y);
        if (element)
          element.style.transform = `translate(${last.x}px, ${last.y}px) rotate(-3deg) scale(1.06)`;
        setAim(aimOf(scene, last));
      },
      drop() {
        const target = aimOf(scene, last);
        letGo();
        const onHome = target?.at === "row" && target.place === source;
        if (target && !onHome && hands.drop(card, target)) return;
        goHome();
        if (target && !onHome) hands.refuse(source);
      },
      cancel() {
        letGo();
        goHome();
      },
    };
  };

  const hold = (made: HTMLElement): void => {
    element = made;
  };

  return { drag, held, aim, hold };
}

export type Dragging = ReturnType<typeof createDragging>;

/** The card floats a little above the finger, so that it can be seen. */
function around(home: Box, x: number, y: number): Box {
  return { ...home, x: x - home.width / 2, y: y - home.height * 0.72 };
}

/** The place under the card; anywhere near the middle is good enough for the middle. */
function aimOf(scene: Scene, card: Box): Aim | null {
  const x = card.x + card.width / 2;
  const y = card.y + card.height / 2;
  const { middle, own } = scene.layout();
  const onRow = own && snapping(() => rowTargets(own.row), x, y, REACH / 4);
  if (onRow) return onRow.id;
  const near = snapping<Aim>(() => [{ id: { at: "middle" }, box: middle }], x, y, REACH);
  if (!near || scene.options().mistakes === "refused") return near?.id ?? null;
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
