// What the eye, the ear and the hand are told of what happens: dice that fly, a cup that rattles.

import { createEffect, on, onCleanup } from "solid-js";
import type { Box } from "../../kit/box";
import { fly, midway, pop, shake, springBack } from "../../kit/motion";
import type { Palette } from "../../kit/paint";
import { sounds } from "../../kit/sound";
import { vibrate } from "../../kit/vibrate";
import type { DiceDie, DicePlaced, Event } from "../../net/wire";
import type { Moment } from "../../table/mirror";
import type { Hand, PickedUp } from "./hand";
import type { Layout } from "./layout";
import type { DieColour } from "./tray";
import type { DiceView } from "./view";

/** The pieces on the page, by what they are. */
export class Pieces {
  #all = new Map<string, HTMLElement>();

  keep(name: string, element: HTMLElement): void {
    this.#all.set(name, element);
    onCleanup(() => this.#all.get(name) === element && this.#all.delete(name));
  }

  move(name: string, how: (element: HTMLElement) => void): void {
    const element = this.#all.get(name);
    if (element) how(element);
  }
}

export const slotName = (slot: number): string => `slot ${slot}`;
export const placeName = ([colour, face]: DiceDie): string => `place ${colour} ${face}`;
export const rowName = (colour: DieColour): string => `row ${colour}`;
export const seatName = (seat: number): string => `seat ${seat}`;

export interface Stage {
  view: DiceView;
  hand: Hand;
  pieces: Pieces;
  layout: () => Layout;
  palette: () => Palette;
}

const RATTLE_AGAIN = 230;
const FROM_OWN_HAND = 150;
const FROM_ANOTHER = 220;

interface TakeOff extends PickedUp {
  at: number;
}

export function animate(stage: Stage): void {
  const { view, hand, pieces, layout } = stage;
  const takeOffs = new Map<number, TakeOff>();
  const placeOf = ([colour, face]: DiceDie): Box | undefined =>
    layout().rows[colour as DieColour].places[face - 1];

  const seatOf = (seat: number): Box | null => {
    const at = view.others().indexOf(seat);
    return (at < 0 ? layout().own : layout().seats[at]) ?? null;
  };

  const arrive = (die: DiceDie, from: Box | null, ms: number): void => {
    const to = placeOf(die);
    if (!from || !to) return;
    pieces.move(placeName(die), (piece) => void fly(piece, from, to, { ms }));
  };

  const done = ({ die }: DicePlaced): void => {
    const picked = hand.pickedUp();
    if (picked) takeOffs.set(picked.slot, { ...picked, at: performance.now() });
    arrive(die, picked?.from ?? null, FROM_OWN_HAND);
    sounds.place();
    vibrate("tap");
  };

  const seen = (event: Event): void => {
    if (event.event === "placed") {
      const { seat, die } = event as DicePlaced;
      arrive(die, thrownFrom(seatOf(seat), placeOf(die)), FROM_ANOTHER);
      pieces.move(seatName(seat), (piece) => void pop(piece, FROM_ANOTHER)); // what ends together is one frame's work
      sounds.others();
    }
    if (event.event === "rolled" && event.seat !== view.seat())
      pieces.move(seatName(event.seat), (piece) => void shake(piece));
  };

  view.session.on((moment: Moment<"dice">) => {
    if (moment.moment === "done")
      for (const event of moment.events) if (event.event === "placed") done(event);
    if (moment.moment === "happened" && !moment.expected) moment.events.forEach(seen);
  });

  giveBack(stage, takeOffs);
  rattle(hand);
}

/** A lost race is seen in the tray itself: whatever lies there again comes from the board, or from its way there. */
function giveBack({ hand, pieces, layout }: Stage, takeOffs: ReadonlyMap<number, TakeOff>): void {
  createEffect(
    on(hand.tray, (now, before) => {
      if (!before || before.rolls !== now.rolls) return;
      now.slots.forEach(({ die, placed }, slot) => {
        const place = die && layout().rows[die[0] as DieColour].places[die[1] - 1];
        const home = layout().dice[slot];
        if (!die || placed || !before.slots[slot]?.placed || !place || !home) return;
        const from = whereabouts(takeOffs.get(slot), place);
        pieces.move(slotName(slot), (piece) => void springBack(piece, from, home));
        pieces.move(placeName(die), (piece) => void pop(piece));
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
function thrownFrom(seat: Box | null, place: Box | undefined): Box | null {
  if (!seat || !place) return null;
  const { width, height } = place;
  const x = seat.x + (seat.width - width) / 2;
  return { x, y: seat.y + (seat.height - height) / 2, width, height, turn: 40 };
}
