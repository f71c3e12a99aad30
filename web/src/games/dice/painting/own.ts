// The own dice are painted: as they lie, on their way into the cup, and out of it.

import { createEffect, createMemo, indexArray, on, onCleanup } from "solid-js";
import type { Box } from "../../../kit/box";
import type { Way } from "../../../kit/painting/orders";
import { lessMotion } from "../../../kit/preferences";
import type { Scene } from "../scene";
import type { Slot } from "../tray";
import { dieLook, type Look } from "./looks";
import { slotName } from "./names";

const LAYER = 3;
const GATHERED_MS = 140;
const POURED_MS = 240;
const STAGGER_MS = 14;
const IN_THE_CUP = { size: 0.4, turn: 200 };

export function paintOwn(scene: Scene): void {
  createEffect(
    indexArray(
      () => scene.play.tray().slots,
      (slot, at) => paintSlot(scene, slot, at),
    ),
  );
  rollAll(scene);
}

function paintSlot({ play, layout, painting }: Scene, slot: () => Slot, at: number): void {
  const place = slotName(at);
  const lies = createMemo(() => (play.rolling() || slot().placed ? null : slot().die));
  createEffect(() => {
    const die = lies();
    const pieces = die ? [{ look: dieLook(die), height: 0 }] : [];
    painting.order({ order: "place", place, box: layout().dice[at] ?? null, pieces, layer: LAYER });
  });
  onCleanup(() => painting.order({ order: "place", place, box: null, pieces: [] }));
}

function rollAll(scene: Scene): void {
  const { play } = scene;
  const rolls = createMemo(() => (play.rolling() ? null : play.tray().rolls));
  createEffect(
    on(rolls, (now, before) => {
      if (now === null) eachDie(scene, (at, home, cup) => move(scene, at, home, cup, "gather", GATHERED_MS));
      else if (before !== undefined)
        eachDie(scene, (at, home, cup) => move(scene, at, cup, home, "pour", POURED_MS + at * STAGGER_MS));
    }),
  );
}

function eachDie({ play, layout }: Scene, act: (at: number, home: Box, inCup: Box) => void): void {
  play.tray().slots.forEach(({ die, placed }, at) => {
    const [home, cup] = [layout().dice[at], layout().cup];
    if (die && !placed && home && cup) act(at, home, mouthOf(cup, home.width));
  });
}

/** What comes to where it lies is missing there until then. */
export function move(scene: Scene, slot: number, from: Box, to: Box, way: Way<Look>, ms?: number): void {
  const die = scene.play.tray().slots[slot]?.die;
  if (!die || lessMotion()) return;
  const name = slotName(slot);
  const onto = way === "gather" ? undefined : { place: name, height: 0 };
  const flight = ms === undefined ? {} : { ms };
  scene.painting.order({ order: "fly", name, look: dieLook(die), from, to, flight, way, onto });
}

/** In the mouth of the cup, where nobody sees it. */
function mouthOf(cup: Box, die: number): Box {
  const side = die * IN_THE_CUP.size;
  const x = cup.x + (cup.width - side) / 2;
  return { x, y: cup.y + cup.height * 0.22 - side / 2, width: side, height: side, turn: IN_THE_CUP.turn };
}
