// Paints the cards that lie on the table and those that fly over it, on a canvas that is changed only while
// something changes. It knows no rules: it does what it is told.

import { type Aloft, shakenAt } from "../../../kit/flight";
import type { Context, Palette } from "../../../kit/paint";
import type { Box } from "../layout/boxes";
import { Air, type Flying, sideSeen } from "./air";
import type { Order, PaintedCard } from "./orders";
import { type Lie, type Picture, Prints } from "./prints";

interface Place {
  box: Box;
  cards: PaintedCard[];
}

interface Refused {
  still: boolean;
  /** Null until it is first seen. */
  since: number | null;
}

interface Shown {
  /** How much of its width is seen. */
  across?: number;
  opacity?: number;
}

const WHOLE_TURN = 360;
const REFUSED_MS = 220;
const PALE = 0.45;
const TURNING_MS = 500;

export class Painter {
  #context: Context | null;
  #places = new Map<string, Place>();
  #counts = new Map<string, { box: Box; count: number }>();
  #refused = new Map<string, Refused>();
  #air = new Air();
  #palette: Palette = {};
  #density = 1;
  #prints = new Prints({}, 1);
  #asked = false;

  constructor(
    private readonly canvas: Picture,
    private readonly nextFrame: (draw: (now: number) => void) => void,
  ) {
    this.#context = canvas.getContext("2d") as Context | null;
  }

  hear(order: Order): void {
    switch (order.order) {
      case "canvas":
        this.#density = order.density;
        this.canvas.width = order.width * order.density;
        this.canvas.height = order.height * order.density;
        this.printAnew();
        break;
      case "palette":
        this.#palette = order.palette;
        this.printAnew();
        break;
      case "place":
        put(this.#places, order.place, order.box && { box: order.box, cards: order.cards });
        this.#air.expect(order.place, order.cards);
        break;
      case "count":
        put(this.#counts, order.name, order.box && { box: order.box, count: order.count });
        break;
      case "fly":
        this.#air.takeOff(order);
        break;
      case "hold":
        this.#air.hold(order.name, order.onto);
        break;
      case "settle":
        this.#air.settle(order.name);
        break;
      case "refuse":
        this.#refused.set(order.place, { still: order.still, since: null });
        break;
    }
    this.paintSoon();
  }

  /** Also when the letters have come that were not there before. */
  printAnew(): void {
    this.#prints = new Prints(this.#palette, this.#density);
    this.paintSoon();
  }

  paintSoon(): void {
    if (this.#asked) return;
    this.#asked = true;
    this.nextFrame((now) => {
      this.#asked = false;
      this.#paint(now);
    });
  }

  #paint(now: number): void {
    const context = this.#context;
    if (!context) return;
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, this.canvas.width, this.canvas.height);
    this.#air.land(now);
    let moves = this.#air.flying.length > 0;
    for (const { box, count } of this.#counts.values()) this.#paintCount(context, box, count);
    for (const [name, place] of this.#places) moves = this.#paintPlace(context, name, place, now) || moves;
    for (const one of this.#air.flying) this.#paintFlying(context, one, now);
    if (moves) this.paintSoon();
  }

  #paintCount(context: Context, box: Box, count: number): void {
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    this.#copy(context, this.#prints.count(count, box), { x, y, size: 1, turn: 0 });
  }

  /** The uppermost card that is not in the air. Says whether it moves. */
  #paintPlace(context: Context, name: string, { box, cards }: Place, now: number): boolean {
    const refused = this.#refusedAt(name, now);
    const top = cards.findLast(({ height }) => !this.#air.misses(name, height));
    if (!top) return false;
    const thick = Math.min(3, Math.ceil(top.height / 3)) as Lie;
    const shaken = refused && !refused.still ? shakenAt(refused.time) : 0;
    const [x, y] = [box.x + box.width / 2 + shaken, box.y + box.height / 2];
    const shown = {
      across: top.waits ? turningAt(now) : 1,
      opacity: refused?.still ? PALE + (1 - PALE) * refused.time : 1,
    };
    this.#copy(
      context,
      this.#prints.of(top.side, box.width, thick),
      { x, y, size: 1, turn: shaken / 3 },
      shown,
    );
    return refused !== null || top.waits === true;
  }

  #refusedAt(name: string, now: number): { time: number; still: boolean } | null {
    const refused = this.#refused.get(name);
    if (!refused) return null;
    refused.since ??= now;
    const time = (now - refused.since) / REFUSED_MS;
    if (time < 1) return { time, still: refused.still };
    this.#refused.delete(name);
    return null;
  }

  #paintFlying(context: Context, one: Flying, now: number): void {
    one.since ??= now;
    const time = Math.min(1, (now - one.since) / one.ms);
    const [side, across] = sideSeen(one, time);
    this.#copy(context, this.#prints.of(side, one.to.width, "lifted"), one.path(time), { across });
  }

  #copy(context: Context, picture: Picture, { x, y, size, turn }: Aloft, shown: Shown = {}): void {
    const { across = 1, opacity = 1 } = shown;
    const angle = (turn / WHOLE_TURN) * 2 * Math.PI;
    const [cos, sin] = [Math.cos(angle) * size, Math.sin(angle) * size];
    context.setTransform(cos * across, sin * across, -sin, cos, x * this.#density, y * this.#density);
    context.globalAlpha = opacity;
    context.drawImage(picture, -picture.width / 2, -picture.height / 2);
    context.globalAlpha = 1;
  }
}

function put<T>(all: Map<string, T>, name: string, what: T | null): void {
  if (what) all.set(name, what);
  else all.delete(name);
}

/** Back and forth between the whole card and a part of it. */
function turningAt(now: number): number {
  return 0.85 + 0.15 * Math.cos((now / TURNING_MS) * Math.PI);
}
