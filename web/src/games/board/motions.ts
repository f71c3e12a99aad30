// Motions of the race: cards fly from the hand that laid them, and spring back if they came too late.

import { createEffect, on } from "solid-js";
import { middleOf } from "../../kit/box";
import { FLIGHT_MS } from "../../kit/flight";
import { type Box, midway } from "../../kit/motion";
import { stir } from "../../kit/painting/stir";
import { lessMotion } from "../../kit/preferences";
import { sounds } from "../../kit/sound";
import { vibrate } from "../../kit/vibrate";
import type { Event } from "../../net/wire";
import type { EventOf } from "../../table/game";
import { type Shown, showMotions } from "../../table/motions";
import { seatName } from "../../table/seats";
import { boxOfPair, boxOfSquare } from "./layout";
import { cardBox } from "./ownPlaces";
import { cardLook, jokerLook, type Look } from "./painting/looks";
import { keyOf } from "./painting/names";
import { moveOwn, stirOwn } from "./painting/own";
import type { Scene } from "./scene";
import type { BoardLaid } from "./wire";

/** For as long as the component lives that calls this. */
export function createMotions(scene: Scene): void {
  // The card in hand lay there before it was known.
  createEffect(on(scene.view.ownCard, (card, before) => card && before === null && stirOwn(scene, "pop")));
  showMotions(scene.view.session, {
    done: (event) => own(scene, event),
    happened: (event) => told(scene, event),
    stands: ({ events }) => events.every((event) => stands(scene, event)),
    // Others may lie on top of the first: that one is in the hand again.
    takeBack: ([first]) => first && takeBack(scene, first),
  });
}

function stands({ view }: Scene, event: EventOf<"board">): boolean {
  if (event.event !== "laid") return true;
  const { near, far, seat } = event;
  return view.round().cards.some((laid) => laid.near === near && laid.far === far && laid.seat === seat);
}

function own(scene: Scene, event: EventOf<"board">): void {
  if (event.event === "laid") {
    flown(scene, event, handBox(scene));
    sounds.place();
    turned(scene, 60);
  }
  if (event.event === "turned_up") {
    sounds.turn();
    turned(scene, 0);
  }
}

function told(scene: Scene, event: Event): void {
  const seat = scene.view.seat();
  if (event.event === "laid" && "near" in event) {
    const laid = event as BoardLaid;
    flown(scene, laid, laid.seat === seat ? handBox(scene) : seatBox(scene, laid.seat));
    sounds.others();
  }
  if (event.event === "opened" || (event.event === "turned_up" && "seat" in event && event.seat === seat)) {
    turned(scene, 0);
  }
  if (event.event === "token_placed") sounds.others();
}

/** Card and jokers, each to its place. */
function flown(scene: Scene, event: BoardLaid, from: Box | null): void {
  const { layout, painting } = scene;
  if (!from) return;
  const { near, far, card, seat, jokers = [] } = event;
  flyTo(scene, keyOf(near, far), cardLook(card, seat), from, boxOfPair(layout(), near, far));
  for (const square of jokers)
    flyTo(scene, keyOf(square), jokerLook(seat), from, boxOfSquare(layout(), square));
  stir(painting, seatName(seat), "pop");
}

function flyTo({ painting, closeUps }: Scene, place: string, look: Look, from: Box, to: Box): void {
  if (lessMotion() || closeUps()) return;
  const onto = { place, height: 0 };
  painting.order({ order: "fly", name: place, look, from, to, flight: { ms: FLIGHT_MS }, onto });
}

/** The next card comes off the stack. */
function turned(scene: Scene, wait: number): void {
  const { own: mine } = scene.layout();
  if (!mine) return;
  const { stack } = mine;
  const home = cardBox(mine, scene.play.turns());
  const from: Box = {
    x: stack.x + stack.width / 2 - home.width / 4,
    y: stack.y + stack.height / 2 - home.height / 4,
    width: home.width / 2,
    height: home.height / 2,
    turn: (home.turn ?? 0) - 40,
  };
  moveOwn(scene, from, home, "fly", { ms: 140 + wait, lift: 1.02 });
}

/** From where it lies, or from its way there. */
function takeBack(scene: Scene, { events, at }: Shown<"board">): void {
  const home = handBox(scene);
  const laid = events.find((event) => event.event === "laid");
  sounds.refuse();
  vibrate("lost");
  if (!home) return;
  if (!laid) {
    stirOwn(scene, "shake");
    return;
  }
  const place = boxOfPair(scene.layout(), laid.near, laid.far);
  moveOwn(scene, midway(home, place, (performance.now() - at) / FLIGHT_MS), home, "spring");
}

function handBox({ layout, play }: Scene): Box | null {
  const { own: mine } = layout();
  return mine && cardBox(mine, play.turns());
}

/** As large as a card on the board, wherever they sit. */
function seatBox({ layout, view }: Scene, seat: number): Box | null {
  const { seats, square } = layout();
  const box = seats[view.others().indexOf(seat)];
  if (!box) return null;
  const { x, y } = middleOf(box);
  return { x: x - square / 2, y: y - square, width: square, height: 2 * square };
}
