// The pieces that are in the air: those that fly, and those that a finger holds.

import {
  type Aloft,
  FLIGHT_MS,
  gatherBetween,
  passBetween,
  pourBetween,
  ringBetween,
  SPRING_MS,
  springBetween,
  wayBetween,
} from "../flight";
import type { Fly, Onto, PaintedPiece } from "./orders";

export interface Flying<Look> extends Fly<Look> {
  path: (time: number) => Aloft;
  ms: number;
  /** Null until it is first seen. */
  since: number | null;
}

const MOST = 28;
const EDGE = 0.02; // of its width, as a piece is seen that stands on its edge

export class Air<Look> {
  #flying: Flying<Look>[] = [];
  #held = new Map<string, Onto>();

  constructor(private readonly nameOf: (look: Look) => string) {}

  get flying(): readonly Flying<Look>[] {
    return this.#flying;
  }

  /** Of very many, as when the page was out of sight for a while, the first ones are there. */
  takeOff(order: Fly<Look>): void {
    this.#held.delete(order.name);
    const others = this.#flying.filter(({ name }) => name !== order.name);
    this.#flying = [...others, takenOff(order)].slice(-MOST).sort(byLayer);
  }

  hold(name: string, onto: Onto): void {
    this.settle(name);
    this.#held.set(name, onto);
  }

  settle(name?: string): void {
    if (name === undefined) this.#held.clear();
    else this.#held.delete(name);
    this.#flying = this.#flying.filter((one) => name !== undefined && one.name !== name);
  }

  /** A piece that is not to lie there after all flies there no more. */
  expect(place: string, pieces: readonly PaintedPiece<Look>[]): void {
    const comes = ({ look, onto }: Flying<Look>): boolean =>
      onto?.place !== place ||
      pieces.some((piece) => piece.height === onto.height && this.nameOf(piece.look) === this.nameOf(look));
    this.#flying = this.#flying.filter(comes);
  }

  /** Those that are there by now fly no more. */
  land(now: number): void {
    this.#flying = this.#flying.filter(({ since, ms }) => now - (since ?? now) < ms);
  }

  /** Whether the piece of that height is still missing. */
  misses(place: string, height: number): boolean {
    const meant = (onto: Onto | undefined): boolean => onto?.place === place && onto.height === height;
    return this.#flying.some(({ onto }) => meant(onto)) || [...this.#held.values()].some(meant);
  }
}

function byLayer<Look>(one: Fly<Look>, other: Fly<Look>): number {
  return (one.layer ?? 0) - (other.layer ?? 0);
}

function takenOff<Look>(order: Fly<Look>): Flying<Look> {
  const usual = order.way === "spring" ? SPRING_MS : FLIGHT_MS;
  return { ...order, path: pathOf(order), ms: order.flight.ms ?? usual, since: null };
}

function pathOf<Look>({ from, to, flight, way }: Fly<Look>): Flying<Look>["path"] {
  switch (way) {
    case "spring":
      return springBetween(from, to);
    case "gather":
      return gatherBetween(from, to);
    case "pour":
      return pourBetween(from, to);
    case "pass":
      return passBetween(from, to, flight);
    case "ring":
      return ringBetween(from, to);
    default:
      return wayBetween(from, to, flight);
  }
}

/** Which side is seen, and how much of it: on the way from one to the other it stands on its edge once. */
export function sideSeen<Look>({ way, look }: Flying<Look>, time: number): [side: Look, across: number] {
  if (typeof way !== "object") return [look, 1];
  return [time < 0.5 ? way.turn : look, Math.max(EDGE, Math.abs(1 - 2 * time))];
}
