// Motions, sounds and vibration of the race: dice that fly, a cup that rattles.

import { createEffect, on, onCleanup } from "solid-js";
import type { Box } from "../../kit/box";
import { midway } from "../../kit/motion";
import { stir } from "../../kit/painting/stir";
import { lessMotion } from "../../kit/preferences";
import { sounds } from "../../kit/sound";
import { vibrate } from "../../kit/vibrate";
import { showMotions } from "../../table/motions";
import { seatName } from "../../table/seats";
import { dieLook } from "./painting/looks";
import { placeName } from "./painting/names";
import { move } from "./painting/own";
import type { PickedUp, Play } from "./play";
import type { Scene } from "./scene";
import type { DieColour } from "./tray";
import type { DiceDie, DicePlaced } from "./wire";

const RATTLE_AGAIN = 230;
const FROM_OWN_HAND = 150;
const FROM_ANOTHER = 220;
const PASSED = 420;

interface TakeOff extends PickedUp {
  at: number;
}

export function createMotions(scene: Scene): void {
  const { view, play, painting } = scene;
  const takeOffs = new Map<number, TakeOff>();
  showMotions(view.session, {
    done(event) {
      if (event.event !== "placed") return;
      const picked = play.pickedUp();
      if (picked) takeOffs.set(picked.slot, { ...picked, at: performance.now() });
      arrive(scene, event, picked?.from ?? null, FROM_OWN_HAND);
      sounds.place();
      vibrate("tap");
    },
    happened(event) {
      if (event.event === "placed") {
        const placed = event as DicePlaced;
        arrive(scene, placed, thrownFrom(scene, placed), FROM_ANOTHER);
        stir(painting, seatName(placed.seat), "pop");
        sounds.others();
      }
      if (event.event === "rolled" && event.seat !== view.seat())
        stir(painting, seatName(event.seat), "shake");
    },
  });
  giveBack(scene, takeOffs);
  rattle(play);
}

function arrive(scene: Scene, { die, seat }: DicePlaced, from: Box | null, ms: number): void {
  const [to, place] = [placeOf(scene, die), placeName(...die)];
  if (!from || !to || lessMotion()) return;
  const look = dieLook(die, scene.view.backOf(seat));
  const lands = { flight: { ms }, onto: { place, height: 0 } };
  const passes = { flight: { ms: PASSED }, way: "pass" as const };
  scene.painting.order({ order: "fly", name: place, look, from, to, ...(scene.inHand() ? passes : lands) });
}

function placeOf({ row }: Scene, [colour, face]: DiceDie): Box | undefined {
  return row(colour as DieColour).places[face - 1];
}

/** A lost race is seen in the tray itself: whatever lies there again comes from the board, or from its way there. */
function giveBack(scene: Scene, takeOffs: ReadonlyMap<number, TakeOff>): void {
  createEffect(
    on(scene.play.tray, (now, before) => {
      if (!before || before.rolls !== now.rolls) return;
      now.slots.forEach(({ die, placed }, slot) => {
        const place = die && placeOf(scene, die);
        const home = scene.layout().dice[slot];
        if (!die || placed || !before.slots[slot]?.placed || !place || !home) return;
        move(scene, slot, whereabouts(takeOffs.get(slot), place), home, "spring");
        stir(scene.painting, placeName(...die), "pop");
        sounds.refuse();
        vibrate("lost");
      });
    }),
  );
}

function whereabouts(takeOff: TakeOff | undefined, place: Box): Box {
  return takeOff ? midway(takeOff.from, place, (performance.now() - takeOff.at) / FROM_OWN_HAND) : place;
}

function rattle(play: Play): void {
  createEffect(
    on(play.rolling, (rolling, before) => {
      if (!rolling) return before && sounds.roll();
      sounds.rattle();
      const again = setInterval(() => sounds.rattle(), RATTLE_AGAIN);
      onCleanup(() => clearInterval(again));
    }),
  );
}

/** As big as it lands, from the middle of a seat. */
function thrownFrom(scene: Scene, { seat, die }: DicePlaced): Box | null {
  const { view, layout } = scene;
  const at = view.others().indexOf(seat);
  const [from, place] = [at < 0 ? layout().own : layout().seats[at], placeOf(scene, die)];
  if (!from || !place) return null;
  const { width, height } = place;
  const x = from.x + (from.width - width) / 2;
  return { x, y: from.y + (from.height - height) / 2, width, height, turn: 40 };
}
