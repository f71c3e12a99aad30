// The card in the player's hand, and what it does, are painted.

import { type Accessor, createEffect, createMemo, on } from "solid-js";
import type { Box } from "../../../kit/box";
import type { Flight } from "../../../kit/flight";
import type { Stir, Way } from "../../../kit/painting/orders";
import { stir } from "../../../kit/painting/stir";
import { lessMotion } from "../../../kit/preferences";
import { cardBox, type Own } from "../ownPlaces";
import type { Scene } from "../scene";
import type { BoardHandView } from "../wire";
import { LAYERS, lay } from "./lay";
import { cardLook, type Look, nameOf } from "./looks";

const OWN = "own";
const TURN: Flight = { ms: 130, arc: 0, lift: 1 };
const AWAY = 0.25; // so much is seen of a card that a finger has

export function paintOwn(scene: Scene, own: Accessor<Own>, seat: number): void {
  const { view, play } = scene;
  const look = createMemo(() => lookOf(scene, view.hand(seat), seat), null, { equals: alike });
  const box = createMemo(() => cardBox(own(), play.turns()));
  const opacity = createMemo(() => (play.drag()?.what === "card" ? AWAY : 1));
  lay(scene, OWN, () => ({ box: box(), look: look(), opacity: opacity(), layer: LAYERS.own }));
  createEffect(
    on(play.turns, (now, before) => {
      if (before !== undefined) moveOwn(scene, cardBox(own(), before), cardBox(own(), now), "fly", TURN);
    }),
  );
}

function alike(one: Look | null, other: Look | null): boolean {
  return one && other ? nameOf(one) === nameOf(other) : one === other;
}

function lookOf({ view, play }: Scene, { card, count }: BoardHandView, seat: number): Look | null {
  if (!card) return count ? { of: "card", ...view.backOf(seat) } : null;
  const [held, rider] = [{ ...cardLook(card, seat), as: "held" } as const, play.paying()];
  return rider === null ? held : { ...held, rider, riderOn: play.head() };
}

/** To where it lies in the hand. */
export function moveOwn(scene: Scene, from: Box, to: Box, way: Way<Look>, flight: Flight = {}): void {
  const { view, painting } = scene;
  const seat = view.seat();
  const look = seat === null ? null : lookOf(scene, view.hand(seat), seat);
  if (!look || lessMotion()) return;
  const onto = { place: OWN, height: 0 };
  painting.order({ order: "fly", name: OWN, look, from, to, way, flight, onto, layer: LAYERS.own });
}

export function stirOwn({ painting }: Scene, how: Stir): void {
  stir(painting, OWN, how);
}
