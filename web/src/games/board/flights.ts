// What moved, moves: cards fly from the hand that laid them, and spring back if they came too late.

import { middleOf } from "../../kit/box";
import { type Box, fly, pop, shake, springBack } from "../../kit/motion";
import { sounds } from "../../kit/sound";
import { vibrate } from "../../kit/vibrate";
import type { BoardLaid, Event } from "../../net/wire";
import type { EventOf } from "../../table/game";
import type { Moment } from "../../table/mirror";
import { boxOfPair, boxOfSquare } from "./layout";
import { cardBox } from "./OwnCard";
import { keyOf, type Scene } from "./scene";

export function flights(scene: Scene): (moment: Moment<"board">) => void {
  return (moment) => {
    switch (moment.moment) {
      case "done":
        for (const event of moment.events) own(scene, event);
        break;
      case "happened":
        if (!moment.expected) for (const event of moment.events) told(scene, event);
        break;
      case "refused":
        for (const event of moment.events) takenBack(scene, event);
        break;
    }
  };
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
  const { layout, pieces } = scene;
  if (!from) return;
  const card = pieces.laid.get(keyOf(event.near, event.far));
  if (card) void fly(card, from, boxOfPair(layout(), event.near, event.far));
  for (const square of event.jokers ?? []) {
    const joker = pieces.laid.get(keyOf(square));
    if (joker) void fly(joker, from, boxOfSquare(layout(), square));
  }
  const seat = pieces.seats.get(event.seat);
  if (seat) void pop(seat);
}

/** The next card comes off the stack. */
function turned({ layout, play, pieces }: Scene, wait: number): void {
  const { own: mine } = layout();
  if (!mine || !pieces.own) return;
  const { stack } = mine;
  const home = cardBox(mine, play.turns());
  const from: Box = {
    x: stack.x + stack.width / 2 - home.width / 4,
    y: stack.y + stack.height / 2 - home.height / 4,
    width: home.width / 2,
    height: home.height / 2,
    turn: (home.turn ?? 0) - 40,
  };
  void fly(pieces.own, from, home, { ms: 140 + wait, lift: 1.02 });
}

function takenBack(scene: Scene, event: EventOf<"board">): void {
  const { layout, play, pieces } = scene;
  const { own: mine } = layout();
  sounds.refuse();
  vibrate("lost");
  if (!mine || !pieces.own) return;
  if (event.event === "laid")
    void springBack(pieces.own, boxOfPair(layout(), event.near, event.far), cardBox(mine, play.turns()));
  else void shake(pieces.own);
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
