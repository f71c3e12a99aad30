// Motions of the own seat: cards that go to the middle or onto the row, and those that are turned over or come back.

import type { Box } from "../../../kit/box";
import { sounds } from "../../../kit/sound";
import { vibrate } from "../../../kit/vibrate";
import type { Card } from "../../../net/wire";
import { type Source, sourceOf } from "../area";
import { boxOf } from "../fan";
import type { OwnBoxes } from "../layout/own";
import { topOf } from "../painting/own";
import type { StackingEvent } from "../rules";
import type { Scene } from "../scene";
import type { StackingPlaced } from "../wire";
import type { Flown } from "./flying";
import { land } from "./others";

const NEAR = 145; // ms
const TURN = 140;

export function showOwn(scene: Scene, event: StackingEvent): void {
  const own = scene.layout().own;
  if (!own) return;
  switch (event.event) {
    case "placed":
      place(scene, own, event);
      break;
    case "built":
      build(scene, own, event.card, event.source, event.place);
      break;
    case "turned":
      turn(scene, own, event.shows);
      break;
    case "returned":
      backHome(scene, own, event.card, event.pile);
      break;
  }
}

function place(scene: Scene, own: OwnBoxes, event: StackingPlaced): void {
  const to = scene.boxOfPile(event.pile);
  const from = boxOf(scene, own, event.source);
  sounds.place();
  vibrate("tap");
  if (event.filled && typeof event.source === "number")
    moveOwn(scene, event.filled, own.stock, from, event.source, { flight: { ms: NEAR, arc: 4 } });
  if (to) land(scene, event, from, to, NEAR);
}

function build(scene: Scene, own: OwnBoxes, card: Card, source: Source, place: number): void {
  sounds.place();
  vibrate("tap");
  const [from, to] = [boxOf(scene, own, source), boxOf(scene, own, place)];
  moveOwn(scene, card, from, to, place, { flight: { ms: NEAR } });
}

function turn(scene: Scene, own: OwnBoxes, card: Card | undefined): void {
  sounds.turn();
  if (!card) return; // it comes to light with the house's word
  const way = { turn: scene.view.backOf(scene.view.seat() ?? 0) };
  moveOwn(scene, card, own.hand, own.turned, "turned", { way, flight: { ms: TURN, arc: 10 } });
}

function backHome(scene: Scene, own: OwnBoxes, card: Card, pile: number): void {
  const area = scene.view.area();
  const source = area && sourceOf(area, card);
  const from = scene.boxOfPile(pile);
  if (source === null || !from) return;
  moveOwn(scene, card, from, boxOf(scene, own, source), source, { way: "spring" });
}

/** To where it will lie before the own seat. */
export function moveOwn(
  scene: Scene,
  card: Card,
  from: Box,
  to: Box,
  source: Source,
  how: Pick<Flown, "way" | "flight">,
): void {
  const area = scene.view.area();
  const onto = area ? topOf(area, source) : undefined;
  scene.flying.launch({
    card,
    owner: scene.view.seat() ?? 0,
    look: scene.printed(card),
    from,
    to,
    onto,
    ...how,
  });
}
