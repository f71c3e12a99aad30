// Cards and jokers that lie on the board are painted.

import { type Accessor, createMemo } from "solid-js";
import { createSlices } from "../../../kit/slice";
import { boxOfPair, boxOfSquare } from "../layout";
import type { Square } from "../rulebook/squares";
import type { Scene } from "../scene";
import type { BoardLaidCard } from "../wire";
import { each, LAYERS, lay } from "./lay";
import { cardLook, jokerLook } from "./looks";
import { keyOf } from "./names";

const DIMMED = 0.35;

/** The card that somebody is asked about, if any: all others are pale. */
export type Marked = Accessor<BoardLaidCard | null | undefined>;

export function paintLaid(scene: Scene, marked: Marked): void {
  const lies = createSlices(scene.view.round, {
    cards: (round) => round.cards,
    jokers: (round) => round.jokers,
  });
  const cards = createMemo(() => new Map(lies.cards().map((laid) => [contentOf(laid), laid])));
  const jokers = createMemo(() => new Map(Object.entries(lies.jokers()).map((laid) => [laid.join(), laid])));
  each(cards, (laid) => paintCard(scene, laid, marked));
  each(jokers, ([square, seat]) => paintJoker(scene, square, seat, marked));
}

function contentOf({ near, far, card, seat }: BoardLaidCard): string {
  return [near, far, card, seat].join();
}

function paintCard(scene: Scene, laid: BoardLaidCard, marked: Marked): void {
  const { near, far, card, seat } = laid;
  const look = cardLook(card, seat);
  lay(scene, keyOf(near, far), () => {
    const box = boxOfPair(scene.layout(), near, far);
    if (isSame(marked(), laid)) return { box, look: { ...look, as: "marked" }, layer: LAYERS.marked };
    return { box, look, layer: LAYERS.pieces, ...dimmed(marked) };
  });
}

function isSame(one: BoardLaidCard | null | undefined, other: BoardLaidCard): boolean {
  return one?.near === other.near && one.far === other.far;
}

function paintJoker(scene: Scene, square: Square, seat: number, marked: Marked): void {
  const look = jokerLook(seat);
  lay(scene, keyOf(square), () => ({
    box: boxOfSquare(scene.layout(), square),
    look,
    layer: LAYERS.pieces,
    ...dimmed(marked),
  }));
}

function dimmed(marked: Marked): { opacity?: number } {
  return marked() ? { opacity: DIMMED } : {};
}
