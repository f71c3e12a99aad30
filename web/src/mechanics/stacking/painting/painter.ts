// Paints the cards that lie in the middle of the table and those that come flying, on a canvas that is changed only
// while something changes. It knows no rules: it does what it is told.

import { type Aloft, FLIGHT_MS, SPRING_MS, springBetween, wayBetween } from "../../../kit/flight";
import type { Context, Palette } from "../../../kit/paint";
import type { Box } from "../layout/boxes";
import type { Fly, Order, PaintedCard } from "./orders";
import { type Lie, nameOf, type Picture, Prints, type Side } from "./prints";

interface Pile {
  box: Box;
  cards: PaintedCard[];
}

interface Flying extends Fly {
  path: (time: number) => Aloft;
  ms: number;
  /** Null until it is first seen. */
  since: number | null;
}

const MOST = 24;
const WHOLE_TURN = 360;

export class Painter {
  #context: Context | null;
  #piles = new Map<number, Pile>();
  #flying: Flying[] = [];
  #palette: Palette = {};
  #density = 1;
  #prints = new Prints({}, 1);
  #asked = false;

  constructor(
    private readonly canvas: Picture,
    private readonly nextFrame: (draw: (now: number) => void) => void,
    private readonly landed: (name: string) => void,
  ) {
    this.#context = canvas.getContext("2d") as Context | null;
  }

  hear(order: Order): void {
    switch (order.order) {
      case "canvas":
        this.#density = order.density;
        this.canvas.width = order.width * order.density;
        this.canvas.height = order.height * order.density;
        this.#prints = new Prints(this.#palette, this.#density);
        break;
      case "palette":
        this.#palette = order.palette;
        this.#prints = new Prints(this.#palette, this.#density);
        break;
      case "pile":
        this.#lay(order.pile, order.box, order.cards);
        break;
      case "fly":
        this.#takeOff(order);
        break;
      case "settle":
        this.#flying = this.#flying.filter(({ name }) => order.name !== undefined && name !== order.name);
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

  /** So many at once that nobody would see one more: as when the page was out of sight for a while. */
  #takeOff(order: Fly): void {
    const others = this.#flying.filter(({ name }) => name !== order.name);
    for (const { name } of others.splice(0, others.length - MOST)) this.landed(name);
    this.#flying = [...others, takenOff(order)];
  }

  /** A card that did not come after all flies no more. */
  #lay(number: number, box: Box | null, cards: PaintedCard[]): void {
    if (box) this.#piles.set(number, { box, cards });
    else this.#piles.delete(number);
    const lies = ({ printed, onto }: Flying): boolean =>
      onto?.pile !== number ||
      cards.some((card) => card.height === onto.height && nameOf(card.printed) === nameOf(printed));
    this.#flying = this.#flying.filter(lies);
  }

  #paint(now: number): void {
    const context = this.#context;
    if (!context) return;
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, this.canvas.width, this.canvas.height);
    const landed = this.#flying.filter((one) => now - (one.since ?? now) >= one.ms);
    this.#flying = this.#flying.filter((one) => !landed.includes(one));
    for (const { name } of landed) this.landed(name);
    for (const [number, pile] of this.#piles) this.#paintPile(context, number, pile);
    for (const one of this.#flying) this.#paintFlying(context, one, now);
    if (this.#flying.length) this.paintSoon();
  }

  #paintPile(context: Context, number: number, { box, cards }: Pile): void {
    const aloft = this.#flying.filter(({ onto }) => onto?.pile === number).map(({ onto }) => onto?.height);
    const top = cards.findLast(({ height }) => !aloft.includes(height));
    if (!top) return;
    const thick = Math.min(3, Math.ceil(top.height / 3)) as Lie;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    this.#copy(context, this.#prints.of(top.printed, box.width, thick), { x, y, size: 1, turn: 0 });
  }

  #paintFlying(context: Context, one: Flying, now: number): void {
    one.since ??= now;
    const time = Math.min(1, (now - one.since) / one.ms);
    const [side, across] = sideSeen(one, time);
    this.#copy(context, this.#prints.of(side, one.to.width, "lifted"), one.path(time), across);
  }

  #copy(context: Context, picture: Picture, { x, y, size, turn }: Aloft, across = 1): void {
    const angle = (turn / WHOLE_TURN) * 2 * Math.PI;
    const [cos, sin] = [Math.cos(angle) * size, Math.sin(angle) * size];
    context.setTransform(cos * across, sin * across, -sin, cos, x * this.#density, y * this.#density);
    context.drawImage(picture, -picture.width / 2, -picture.height / 2);
  }
}

function takenOff(order: Fly): Flying {
  const { from, to, flight, way } = order;
  const springs = way === "spring";
  const path = springs ? springBetween(from, to) : wayBetween(from, to, flight);
  return { ...order, path, ms: springs ? SPRING_MS : (flight.ms ?? FLIGHT_MS), since: null };
}

/** Which side is seen, and how much of it: on the way from the back to the face it stands on its edge once. */
function sideSeen({ way, printed }: Flying, time: number): [side: Side, across: number] {
  if (typeof way !== "object") return [printed, 1];
  return [time < 0.5 ? way.turn : printed, Math.max(0.02, Math.abs(1 - 2 * time))];
}
