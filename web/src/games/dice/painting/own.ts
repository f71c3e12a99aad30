// Has the own dice painted: as they lie, on their way into the cup, and out of it.

import { createEffect, createMemo, indexArray, on, onCleanup } from "solid-js";
import type { Box } from "../../../kit/box";
import type { Way } from "../../../kit/painting/orders";
import { lessMotion } from "../../../kit/preferences";
import { type Stage, slotName } from "../stage";
import type { Slot } from "../tray";
import { dieLook, type Look } from "./looks";

const LAYER = 3;
const GATHERED_MS = 140;
const POURED_MS = 240;
const STAGGER_MS = 14;
const IN_THE_CUP = { size: 0.4, turn: 200 };

export function paintOwn(stage: Stage): void {
  createEffect(
    indexArray(
      () => stage.hand.tray().slots,
      (slot, at) => paintSlot(stage, slot, at),
    ),
  );
  rollAll(stage);
}

function paintSlot({ hand, layout, painting }: Stage, slot: () => Slot, at: number): void {
  const place = slotName(at);
  const lies = createMemo(() => (hand.rolling() || slot().placed ? null : slot().die));
  createEffect(() => {
    const die = lies();
    const pieces = die ? [{ look: dieLook(die), height: 0 }] : [];
    painting.order({ order: "place", place, box: layout().dice[at] ?? null, pieces, layer: LAYER });
  });
  onCleanup(() => painting.order({ order: "place", place, box: null, pieces: [] }));
}

function rollAll(stage: Stage): void {
  const { hand } = stage;
  const rolls = createMemo(() => (hand.rolling() ? null : hand.tray().rolls));
  createEffect(
    on(rolls, (now, before) => {
      if (now === null) eachDie(stage, (at, home, cup) => move(stage, at, home, cup, "gather", GATHERED_MS));
      else if (before !== undefined)
        eachDie(stage, (at, home, cup) => move(stage, at, cup, home, "pour", POURED_MS + at * STAGGER_MS));
    }),
  );
}

function eachDie({ hand, layout }: Stage, act: (at: number, home: Box, inCup: Box) => void): void {
  hand.tray().slots.forEach(({ die, placed }, at) => {
    const [home, cup] = [layout().dice[at], layout().cup];
    if (die && !placed && home && cup) act(at, home, mouthOf(cup, home.width));
  });
}

/** What comes to where it lies is missing there until then. */
export function move(stage: Stage, slot: number, from: Box, to: Box, way: Way<Look>, ms?: number): void {
  const die = stage.hand.tray().slots[slot]?.die;
  if (!die || lessMotion()) return;
  const name = slotName(slot);
  const onto = way === "gather" ? undefined : { place: name, height: 0 };
  const flight = ms === undefined ? {} : { ms };
  stage.painting.order({ order: "fly", name, look: dieLook(die), from, to, flight, way, onto });
}

/** In the mouth of the cup, where nobody sees it. */
function mouthOf(cup: Box, die: number): Box {
  const side = die * IN_THE_CUP.size;
  const x = cup.x + (cup.width - side) / 2;
  return { x, y: cup.y + cup.height * 0.22 - side / 2, width: side, height: side, turn: IN_THE_CUP.turn };
}
