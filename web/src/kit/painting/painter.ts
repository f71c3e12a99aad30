// The painter paints the pieces that lie on the table and those that fly over it, on a canvas that is changed only
// while something changes. It knows no rules: it does what it is told.

import { type Box, middleOf } from "../box";
import type { Aloft } from "../flight";
import type { Context, Palette } from "../paint";
import { Air, type Flying, sideSeen } from "./air";
import type { CountOrder, Order, PaintedPiece, Place } from "./orders";
import { Prints } from "./prints";
import type { Lie, Picture, PieceRenderer } from "./renderer";
import { CALM, Stirring } from "./stirring";

type There<Named extends { box: Box | null }> = Named & { box: Box };

const TURNING_MS = 500;
const SWAYING_MS = 900;
const SWAY = 7; // degrees, to either side

export class Painter<Look> {
  #context: Context | null;
  #places = new Map<string, There<Place<Look>>>();
  #counts = new Map<string, There<CountOrder>>();
  #stirring = new Stirring();
  #air: Air<Look>;
  #palette: Palette = {};
  #density = 1;
  #prints: Prints<Look>;
  #asked = false;

  constructor(
    private readonly canvas: Picture,
    private readonly renderer: PieceRenderer<Look>,
    private readonly nextFrame: (draw: (now: number) => void) => void,
  ) {
    this.#context = canvas.getContext("2d") as Context | null;
    this.#air = new Air(renderer.nameOf);
    this.#prints = new Prints(renderer, {}, 1);
  }

  hear(order: Order<Look>): void {
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
        this.#place(order);
        break;
      case "count":
        put(this.#counts, order.name, order);
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
      case "stir":
        this.#stirring.begin(order.name, order.how, order.still);
        break;
    }
    this.paintSoon();
  }

  /** Also when the letters have come that were not there before. */
  printAnew(): void {
    this.#prints = new Prints(this.renderer, this.#palette, this.#density);
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

  #place(order: Place<Look>): void {
    const known = this.#places.get(order.place);
    put(this.#places, order.place, order);
    if (order.box && (!known || known.layer !== order.layer)) this.#places = inLayers(this.#places);
    this.#air.expect(order.place, order.pieces);
  }

  #paint(now: number): void {
    const context = this.#context;
    if (!context) return;
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, this.canvas.width, this.canvas.height);
    this.#air.land(now);
    let moves = this.#air.flying.length > 0;
    for (const place of this.#places.values()) moves = this.#paintPlace(context, place, now) || moves;
    for (const count of this.#counts.values()) moves = this.#paintCount(context, count, now) || moves;
    for (const one of this.#air.flying) this.#paintFlying(context, one, now);
    if (moves) this.paintSoon();
  }

  /** Says whether it moves. */
  #paintCount(context: Context, { name, box, count, tone }: There<CountOrder>, now: number): boolean {
    return this.#paintLying(context, this.#prints.count(count, box, tone), name, box, now);
  }

  /** The uppermost piece that is not in the air. Says whether it moves. */
  #paintPlace(context: Context, { place, box, pieces }: There<Place<Look>>, now: number): boolean {
    const top = pieces.findLast(({ height }) => !this.#air.misses(place, height));
    if (!top) return false;
    const thick = Math.min(3, Math.ceil(top.height / 3)) as Lie;
    const moves = this.#paintLying(context, this.#prints.of(top.look, box, thick), place, box, now, top);
    return moves || top.waits === true || top.sways === true;
  }

  #paintLying(
    context: Context,
    picture: Picture,
    name: string,
    box: Box,
    now: number,
    { waits, sways, opacity = 1 }: Omit<PaintedPiece<Look>, "look" | "height"> = {},
  ): boolean {
    const stirred = this.#stirring.of(name, now);
    const { x, y } = middleOf(box);
    const turn = (box.turn ?? 0) + stirred.turn + (sways ? swayingAt(now) : 0);
    const at = { x: x + stirred.aside, y, size: stirred.size, turn, opacity: stirred.opacity * opacity };
    this.#copy(context, picture, at, waits ? turningAt(now) : 1);
    return stirred !== CALM;
  }

  #paintFlying(context: Context, one: Flying<Look>, now: number): void {
    one.since ??= now;
    const time = Math.min(1, (now - one.since) / one.ms);
    const [side, across] = sideSeen(one, time);
    const largest = one.from.width > one.to.width ? one.from : one.to; // to be sharp all the way
    const { size, ...at } = one.path(time);
    const seen = { ...at, size: (size * one.to.width) / largest.width };
    this.#copy(context, this.#prints.of(side, largest, "lifted"), seen, across);
  }

  /** So much of its width is seen. What is neither turned nor larger than it lies is on whole pixels, to be sharp. */
  #copy(context: Context, picture: Picture, { x, y, size, turn, opacity = 1 }: Aloft, across: number): void {
    const angle = (turn / 180) * Math.PI;
    const [cos, sin] = [Math.cos(angle) * size, Math.sin(angle) * size];
    const snap = turn === 0 && size === 1 ? Math.round : Number;
    const [halfWidth, halfHeight] = [picture.width / 2, picture.height / 2];
    const middleX = snap(x * this.#density - halfWidth) + halfWidth;
    const middleY = snap(y * this.#density - halfHeight) + halfHeight;
    context.setTransform(cos * across, sin * across, -sin, cos, middleX, middleY);
    context.globalAlpha = opacity;
    context.drawImage(picture, -halfWidth, -halfHeight);
    context.globalAlpha = 1;
  }
}

function put<One extends { box: Box | null }>(all: Map<string, There<One>>, name: string, what: One): void {
  if (what.box) all.set(name, what as There<One>);
  else all.delete(name);
}

function inLayers<Look>(places: Map<string, There<Place<Look>>>): typeof places {
  return new Map([...places].sort(([, one], [, other]) => (one.layer ?? 0) - (other.layer ?? 0)));
}

/** Back and forth between the whole piece and a part of it. */
function turningAt(now: number): number {
  return 0.85 + 0.15 * Math.cos((now / TURNING_MS) * Math.PI);
}

function swayingAt(now: number): number {
  return SWAY * Math.cos((now / SWAYING_MS) * Math.PI);
}
