// The player's own stack is painted, and the pile of what was thrown away.

import { type Accessor, createEffect, createMemo, onCleanup } from "solid-js";
import { type Box, middleOf, right } from "../../../kit/box";
import type { Own } from "../ownPlaces";
import type { Scene } from "../scene";
import { LAYERS, lay } from "./lay";
import { type Look, lyingLook } from "./looks";

const WORD = 34; // px below the stack
const LOW = 80; // of a stack without the word
const ABOVE = 8; // where the number hangs over
const LEFT = { width: 30, wider: 36, height: 30, aside: 8, further: 30 };
const THROWN = { opacity: 0.72, turn: -7, share: 0.74, most: 88 };
const DISCARDED = { width: 40, height: 15 };

export function paintStack(scene: Scene, own: Accessor<Own>, seat: number): void {
  const look: Look = { of: "stack", ...scene.view.backOf(seat) };
  const left = createMemo(() => scene.view.hand(seat).count);
  lay(scene, "stack", () => ({ box: backsOn(own().stack), look, layer: LAYERS.own }));
  lay(scene, "left", () => ({
    box: leftOn(own().stack, left()),
    look: { left: left() },
    layer: LAYERS.badge,
  }));
}

const isLying = ({ width, height }: Box): boolean => width > height;

/** Whether there is room for what it does below it. */
export const hasWord = ({ height }: Box): boolean => height >= LOW;

function backsOn(stack: Box): Box {
  const height = stack.height - ABOVE - (hasWord(stack) ? WORD : 0);
  const width = isLying(stack) ? height * 2 : height / 2;
  return { x: middleOf(stack).x - width / 2, y: stack.y + ABOVE, width, height };
}

function leftOn(stack: Box, left: number): Box {
  const width = left < 10 ? LEFT.width : LEFT.wider;
  const x = middleOf(stack).x + (isLying(stack) && hasWord(stack) ? LEFT.further : LEFT.aside);
  return { x: Math.min(x, right(stack) - width), y: stack.y, width, height: LEFT.height };
}

export function paintThrown(scene: Scene, own: Accessor<Own>, seat: number): void {
  const { view, painting } = scene;
  const [top, count] = [createMemo(() => view.hand(seat).top), createMemo(() => view.hand(seat).discarded)];
  lay(scene, "thrown", () => {
    const card = top();
    return {
      box: thrownOn(own().discard),
      look: card ? lyingLook(card, seat) : null,
      opacity: THROWN.opacity,
      layer: LAYERS.own,
    };
  });
  const order = (box: Box | null): void =>
    painting.order({ order: "count", name: "discarded", box, count: count(), tone: "table" });
  createEffect(() => order(count() ? belowOf(thrownOn(own().discard)) : null));
  onCleanup(() => order(null));
}

/** In its middle, along it, and a little askew. */
function thrownOn(discard: Box): Box {
  const width = Math.min(discard.width * THROWN.share, THROWN.most);
  const { x, y } = middleOf(discard);
  return { x: x - width / 2, y: y - width / 4, width, height: width / 2, turn: THROWN.turn };
}

/** At its right end. */
function belowOf({ x, y, width, height }: Box): Box {
  return { x: x + width - DISCARDED.width, y: y + height + 4, ...DISCARDED };
}
