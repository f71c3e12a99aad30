// What the eye and the ear get of what happens: cards that fly, spring back, are turned over.

import type { Box } from "../../kit/box";
import { sounds } from "../../kit/sound";
import { vibrate } from "../../kit/vibrate";
import type { Card } from "../../net/wire";
import type { Moment } from "../../table/mirror";
import { type Source, sourceOf } from "./area";
import { boxOf } from "./fan";
import { type Flown, keyOf } from "./flying";
import type { OwnBoxes } from "./layout/own";
import { comeFrom, goBack, land } from "./others";
import { topOf } from "./painting/own";
import { isComplete } from "./piles";
import type { StackingEvent } from "./rules";
import type { Scene } from "./scene";
import type { StackingPlaced } from "./wire";

const NEAR = 145; // ms
const TURN = 140;

export interface Lost {
  pile: number;
  by: number;
}

/** `lost` is called when somebody else was quicker on a pile. */
export function showHappenings(scene: Scene, lost: (lost: Lost) => void): void {
  const under = new Map<number, StackingEvent[]>(); // own commands that are shown and not answered
  scene.session.on((moment) => {
    switch (moment.moment) {
      case "done":
        under.set(moment.n, moment.events);
        for (const event of moment.events) showOwn(scene, event);
        break;
      case "happened":
        for (const event of moment.events as StackingEvent[]) happen(scene, event, moment);
        for (const [n, events] of under) if (takeBack(scene, events, rivalIn(moment), lost)) under.delete(n);
        break;
      case "answered":
        under.delete(moment.n);
        break;
      case "refused":
        if (under.delete(moment.n)) takeBack(scene, moment.events, moment.refused.by ?? null, lost);
        break;
      case "shown anew":
        under.clear();
        showAnew(scene);
        break;
    }
  });
  showAnew(scene);
}

function showAnew(scene: Scene): void {
  const { piles } = scene.round();
  scene.flying.settle();
  scene.clearNone();
  scene.clear([...piles.keys()].filter((number) => isComplete(piles[number] as (typeof piles)[number])));
}

function happen(scene: Scene, event: StackingEvent, moment: Moment & { moment: "happened" }): void {
  if (event.event === "opened") scene.clearNone();
  if (moment.expected) return;
  if ("seat" in event && event.seat === scene.seat()) showOwn(scene, event);
  else if (event.event === "placed") comeFrom(scene, event);
  else if (event.event === "returned") goBack(scene, event.seat, event.card, event.pile);
}

// The own seat

function showOwn(scene: Scene, event: StackingEvent): void {
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
  const way = { turn: scene.back(scene.seat() ?? 0) };
  moveOwn(scene, card, own.hand, own.turned, "turned", { way, flight: { ms: TURN, arc: 10 } });
}

function backHome(scene: Scene, own: OwnBoxes, card: Card, pile: number): void {
  const area = scene.area();
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
  const area = scene.area();
  const onto = area ? topOf(area, source) : undefined;
  scene.flying.launch({
    card,
    owner: scene.seat() ?? 0,
    look: scene.printed(card),
    from,
    to,
    onto,
    ...how,
  });
}

// Lost races

function rivalIn(moment: Moment & { moment: "happened" }): number | null {
  return moment.seat;
}

/** If what was shown no longer holds, its card lies open before its owner again: it goes back there. */
function takeBack(
  scene: Scene,
  events: readonly StackingEvent[],
  by: number | null,
  lost: (lost: Lost) => void,
): boolean {
  const own = scene.layout().own;
  const area = scene.area();
  const event = events.find((one) => one.event === "placed");
  if (!own || !area || !event) return false;
  const source = sourceOf(area, event.card);
  if (source === null) return false;
  const from = scene.boxOfPile(event.pile) ?? own.stock;
  const to = boxOf(scene, own, source);
  if (event.filled) scene.flying.settle(keyOf(event.seat, event.filled));
  moveOwn(scene, event.card, from, to, source, { way: "spring" });
  sounds.refuse();
  vibrate("lost");
  if (by !== null) lost({ pile: event.pile, by });
  return true;
}
