// What the eye, the ear and the hand are told of what happens: dice that fly, a cup that rattles.

import { createEffect, on, onCleanup } from "solid-js";
import type { Box } from "../../kit/box";
import { midway } from "../../kit/motion";
import type { Stir } from "../../kit/painting/orders";
import { lessMotion } from "../../kit/preferences";
import { sounds } from "../../kit/sound";
import { vibrate } from "../../kit/vibrate";
import type { Event } from "../../net/wire";
import type { Moment } from "../../table/mirror";
import type { Hand, PickedUp } from "./hand";
import { dieLook } from "./painting/looks";
import { move } from "./painting/own";
import { placeName, type Stage, seatName } from "./stage";
import type { DieColour } from "./tray";
import type { DiceDie, DicePlaced } from "./wire";

const RATTLE_AGAIN = 230;
const FROM_OWN_HAND = 150;
const FROM_ANOTHER = 220;
const PASSED = 420;

interface TakeOff extends PickedUp {
  at: number;
}

/** What lies there shakes its head, or pops. */
export function stir({ painting }: Stage, name: string, how: Stir): void {
  painting.order({ order: "stir", name, how, still: lessMotion() });
}

export function animate(stage: Stage): void {
  const { view, hand } = stage;
  const takeOffs = new Map<number, TakeOff>();

  const done = (event: DicePlaced): void => {
    const picked = hand.pickedUp();
    if (picked) takeOffs.set(picked.slot, { ...picked, at: performance.now() });
    arrive(stage, event, picked?.from ?? null, FROM_OWN_HAND);
    sounds.place();
    vibrate("tap");
  };

  const seen = (event: Event): void => {
    if (event.event === "placed") {
      const placed = event as DicePlaced;
      arrive(stage, placed, thrownFrom(stage, placed), FROM_ANOTHER);
      stir(stage, seatName(placed.seat), "pop");
      sounds.others();
    }
    if (event.event === "rolled" && event.seat !== view.seat()) stir(stage, seatName(event.seat), "shake");
  };

  view.session.on((moment: Moment<"dice">) => {
    if (moment.moment === "done")
      for (const event of moment.events) if (event.event === "placed") done(event);
    if (moment.moment === "happened" && !moment.expected) moment.events.forEach(seen);
  });

  giveBack(stage, takeOffs);
  rattle(hand);
}

function arrive(stage: Stage, { die, seat }: DicePlaced, from: Box | null, ms: number): void {
  const [to, place] = [placeOf(stage, die), placeName(...die)];
  if (!from || !to || lessMotion()) return;
  const look = dieLook(die, stage.view.backOf(seat));
  const lands = { flight: { ms }, onto: { place, height: 0 } };
  const passes = { flight: { ms: PASSED }, way: "pass" as const };
  stage.painting.order({ order: "fly", name: place, look, from, to, ...(stage.inHand() ? passes : lands) });
}

function placeOf({ row }: Stage, [colour, face]: DiceDie): Box | undefined {
  return row(colour as DieColour).places[face - 1];
}

/** A lost race is seen in the tray itself: whatever lies there again comes from the board, or from its way there. */
function giveBack(stage: Stage, takeOffs: ReadonlyMap<number, TakeOff>): void {
  createEffect(
    on(stage.hand.tray, (now, before) => {
      if (!before || before.rolls !== now.rolls) return;
      now.slots.forEach(({ die, placed }, slot) => {
        const place = die && placeOf(stage, die);
        const home = stage.layout().dice[slot];
        if (!die || placed || !before.slots[slot]?.placed || !place || !home) return;
        move(stage, slot, whereabouts(takeOffs.get(slot), place), home, "spring");
        stir(stage, placeName(...die), "pop");
        sounds.refuse();
        vibrate("lost");
      });
    }),
  );
}

function whereabouts(takeOff: TakeOff | undefined, place: Box): Box {
  return takeOff ? midway(takeOff.from, place, (performance.now() - takeOff.at) / FROM_OWN_HAND) : place;
}

function rattle(hand: Hand): void {
  createEffect(
    on(hand.rolling, (rolling, before) => {
      if (!rolling) return before && sounds.roll();
      sounds.rattle();
      const again = setInterval(() => sounds.rattle(), RATTLE_AGAIN);
      onCleanup(() => clearInterval(again));
    }),
  );
}

/** As big as it lands, from the middle of a seat. */
function thrownFrom(stage: Stage, { seat, die }: DicePlaced): Box | null {
  const { view, layout } = stage;
  const at = view.others().indexOf(seat);
  const [from, place] = [at < 0 ? layout().own : layout().seats[at], placeOf(stage, die)];
  if (!from || !place) return null;
  const { width, height } = place;
  const x = from.x + (from.width - width) / 2;
  return { x, y: from.y + (from.height - height) / 2, width, height, turn: 40 };
}
