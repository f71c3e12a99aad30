// What the eye and the ear get of what happens: cards that fly, spring back, are turned over.

import type { Flight } from "../../kit/flight";
import { lessMotion } from "../../kit/manners";
import { sounds } from "../../kit/sound";
import { vibrate } from "../../kit/vibrate";
import type { Card, StackingPlaced } from "../../net/wire";
import type { Moment } from "../../table/mirror";
import { type Source, sourceOf } from "./area";
import { sameCard } from "./cards";
import { keyOf } from "./flying";
import { type Box, cardIn, cardOf } from "./layout/boxes";
import type { OwnBoxes } from "./layout/own";
import { isComplete } from "./piles";
import type { StackingEvent } from "./rules";
import type { Scene } from "./scene";

const FAR = 190; // ms: others' cards come from further away
const NEAR = 145;
const TURN = 140;
const REST = 260; // how long a complete pile may be admired

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
  scene.flying.clear();
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

// Others

function comeFrom(scene: Scene, event: StackingPlaced): void {
  const seat = scene.boxOfSeat(event.seat);
  const to = scene.boxOfPile(event.pile);
  if (!seat || !to) return;
  land(scene, event, smallCardAt(seat), to, FAR, sounds.others);
}

/** Until it is there, the pile shows what lies below it. */
function land(
  scene: Scene,
  { seat, card, pile }: StackingPlaced,
  from: Box,
  to: Box,
  ms: number,
  sound: (() => void) | null,
): void {
  const { cards = [], owners = [] } = scene.round().piles[pile] ?? {};
  const height = cards.findLastIndex((other, n) => owners[n] === seat && sameCard(other, card));
  const printed = scene.printed(card, seat);
  const there = (): void => arrived(scene, pile, sound);
  if (lessMotion()) {
    there();
    return;
  }
  const onto = { pile, height };
  scene.painting.fly({ name: keyOf(seat, card), printed, from, to, flight: { ms }, onto }, there);
}

function goBack(scene: Scene, seat: number, card: Card, pile: number): void {
  const from = scene.boxOfPile(pile);
  const home = scene.boxOfSeat(seat);
  if (from && home) flyOver(scene, card, seat, from, smallCardAt(home), { ms: 320 });
}

/** To where it is not seen any more. */
function flyOver(scene: Scene, card: Card, owner: number, from: Box, to: Box, flight: Flight): void {
  if (lessMotion()) return;
  const printed = scene.printed(card, owner);
  scene.painting.fly({ name: keyOf(owner, card), printed, from, to, flight }, () => undefined);
}

function smallCardAt(seat: Box): Box {
  return cardIn(seat, 30);
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
  const owner = event.seat;
  const to = scene.boxOfPile(event.pile);
  const from = boxOf(scene, own, event.source);
  sounds.place();
  vibrate("tap");
  if (event.filled && typeof event.source === "number") {
    const flight = { ms: NEAR, arc: 4 };
    scene.flying.launch({ card: event.filled, owner, from: own.stock, to: from, flight });
  }
  if (!to) return;
  const released = scene.flying.released(keyOf(owner, event.card));
  land(scene, event, released ?? from, to, NEAR, null);
}

function build(scene: Scene, own: OwnBoxes, card: Card, source: Source, place: number): void {
  const owner = scene.seat() ?? 0;
  sounds.place();
  vibrate("tap");
  const to = boxOf(scene, own, place);
  scene.flying.launch({ card, owner, from: boxOf(scene, own, source), to, flight: { ms: NEAR } });
}

function turn(scene: Scene, own: OwnBoxes, card: Card | undefined): void {
  sounds.turn();
  if (!card) return; // it comes to light with the house's word
  const flight = { ms: TURN, arc: 10 };
  const owner = scene.seat() ?? 0;
  scene.flying.launch({
    card,
    owner,
    from: own.hand,
    to: own.turned,
    way: { turn: scene.back(owner) },
    flight,
  });
}

function backHome(scene: Scene, own: OwnBoxes, card: Card, pile: number): void {
  const area = scene.area();
  const source = area && sourceOf(area, card);
  const from = scene.boxOfPile(pile);
  if (source === null || !from) return;
  const to = boxOf(scene, own, source);
  scene.flying.launch({ card, owner: scene.seat() ?? 0, from, to, way: "spring" });
}

/** Where the uppermost card of an own place lies. */
export function boxOf(scene: Scene, own: OwnBoxes, source: Source): Box {
  if (typeof source !== "number") return own[source];
  const box = own.row[source] ?? own.stock;
  const under = Math.max(0, (scene.area()?.row[source]?.length ?? 1) - 1);
  return { ...cardOf(box.x, box.y, box.width), y: box.y + under * fanStep(own, under + 1) };
}

export function fanStep(own: OwnBoxes, cards: number): number {
  const corner = (own.row[0]?.height ?? 0) * 0.24; // as much as shows a card's value
  return cards < 2 ? 0 : Math.min(corner, own.fan / (cards - 1));
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
  if (event.filled) scene.flying.stop(keyOf(event.seat, event.filled));
  scene.flying.launch({ card: event.card, owner: event.seat, from, to, way: "spring" });
  sounds.refuse();
  vibrate("lost");
  if (by !== null) lost({ pile: event.pile, by });
  return true;
}

// Complete piles

function arrived(scene: Scene, pile: number, sound: (() => void) | null): void {
  sound?.();
  const full = scene.round().piles[pile];
  if (!full || !isComplete(full)) return;
  setTimeout(() => flyOff(scene, pile), REST);
}

function flyOff(scene: Scene, number: number): void {
  const pile = scene.round().piles[number];
  const from = scene.boxOfPile(number);
  const [card, owner] = [pile?.cards.at(-1), pile?.owners.at(-1)];
  if (!pile || !isComplete(pile) || !from || !card || owner === undefined) return;
  scene.clear([number]);
  const corner = scene.layout().complete;
  flyOver(scene, card, owner, from, cardIn(corner, 26), { ms: 340, lift: 1.2 });
}
