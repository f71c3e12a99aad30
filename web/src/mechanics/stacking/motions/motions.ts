// Motions and sounds of the race: cards that fly, spring back, are turned over.

import { type Accessor, createSignal, onCleanup } from "solid-js";
import { sounds } from "../../../kit/sound";
import { vibrate } from "../../../kit/vibrate";
import { type Shown, showMotions } from "../../../table/motions";
import { type Source, sourceOf } from "../area";
import { boxOf } from "../fan";
import type { StackingGame } from "../game";
import { keyOf } from "../painting/names";
import { isComplete } from "../piles";
import type { StackingEvent } from "../rules";
import type { Scene } from "../scene";
import type { StackingPlaced } from "../wire";
import { comeFrom, goBack } from "./others";
import { moveOwn, showOwn } from "./own";

const REMEMBERED = 1400; // ms that the rival's tab stays where a race was lost

/** Where a race was just lost, and to whom. */
export interface Lost {
  pile: number;
  by: number;
}

export function createMotions(scene: Scene): Accessor<Lost | null> {
  const [lost, setLost] = createLost();
  showMotions(scene.view.session, {
    done: (event) => showOwn(scene, event),
    happened: (event) => happen(scene, event as StackingEvent),
    stands: (shown) => fallenOf(scene, shown) === null,
    takeBack(all, by) {
      for (const fallen of all.flatMap((shown) => fallenOf(scene, shown) ?? [])) {
        takeBack(scene, fallen);
        if (by !== null) setLost({ pile: fallen.event.pile, by });
      }
    },
    shownAnew: () => showAnew(scene),
  });
  showAnew(scene);
  return lost;
}

/** For a moment. */
function createLost(): [Accessor<Lost | null>, (lost: Lost) => void] {
  const [lost, setLost] = createSignal<Lost | null>(null);
  let timer: ReturnType<typeof setTimeout> | undefined;
  onCleanup(() => clearTimeout(timer));
  const tell = (what: Lost): void => {
    setLost(what);
    clearTimeout(timer);
    timer = setTimeout(() => setLost(null), REMEMBERED);
  };
  return [lost, tell];
}

function showAnew(scene: Scene): void {
  const { piles } = scene.view.round();
  scene.flying.settle();
  scene.clearNone();
  scene.clear([...piles.keys()].filter((number) => isComplete(piles[number] as (typeof piles)[number])));
}

function happen(scene: Scene, event: StackingEvent): void {
  if (event.event === "opened") scene.clearNone();
  if ("seat" in event && event.seat === scene.view.seat()) showOwn(scene, event);
  else if (event.event === "placed") comeFrom(scene, event);
  else if (event.event === "returned") goBack(scene, event.seat, event.card, event.pile);
}

// Lost races

interface Fallen {
  event: StackingPlaced;
  source: Source;
}

/** If what was shown no longer holds, its card lies open before its owner again. */
function fallenOf({ view, layout }: Scene, { events }: Shown<StackingGame>): Fallen | null {
  const area = view.area();
  const event = events.find((one) => one.event === "placed");
  const source = layout().own && area && event ? sourceOf(area, event.card) : null;
  return event && source !== null ? { event, source } : null;
}

/** To where it lies now. */
function takeBack(scene: Scene, { event, source }: Fallen): void {
  const { own } = scene.layout();
  if (!own) return;
  const from = scene.boxOfPile(event.pile) ?? own.stock;
  if (event.filled) scene.flying.settle(keyOf(event.seat, event.filled));
  moveOwn(scene, event.card, from, boxOf(scene, own, source), source, { way: "spring" });
  sounds.refuse();
  vibrate("lost");
}
