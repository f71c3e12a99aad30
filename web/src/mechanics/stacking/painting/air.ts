// What is in the air: cards that fly, and those that a finger holds.

import { type Aloft, FLIGHT_MS, SPRING_MS, springBetween, wayBetween } from "../../../kit/flight";
import type { Fly, Onto, PaintedCard, Side } from "./orders";
import { nameOf } from "./prints";

export interface Flying extends Fly {
  path: (time: number) => Aloft;
  ms: number;
  /** Null until it is first seen. */
  since: number | null;
}

const MOST = 24;
const EDGE = 0.02; // of its width, as a card is seen that stands on its edge

export class Air {
  #flying: Flying[] = [];
  #held = new Map<string, Onto>();

  get flying(): readonly Flying[] {
    return this.#flying;
  }

  /** Of very many, as when the page was out of sight for a while, the first ones are there. */
  takeOff(order: Fly): void {
    this.#held.delete(order.name);
    const others = this.#flying.filter(({ name }) => name !== order.name);
    this.#flying = [...others, takenOff(order)].slice(-MOST);
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

  /** A card that is not to lie there after all flies there no more. */
  expect(place: string, cards: readonly PaintedCard[]): void {
    const comes = ({ printed, onto }: Flying): boolean =>
      onto?.place !== place ||
      cards.some(({ height, side }) => height === onto.height && nameOf(side) === nameOf(printed));
    this.#flying = this.#flying.filter(comes);
  }

  /** Those that are there by now fly no more. */
  land(now: number): void {
    this.#flying = this.#flying.filter(({ since, ms }) => now - (since ?? now) < ms);
  }

  /** Whether the card of that height is still missing. */
  misses(place: string, height: number): boolean {
    const meant = (onto: Onto | undefined): boolean => onto?.place === place && onto.height === height;
    return this.#flying.some(({ onto }) => meant(onto)) || [...this.#held.values()].some(meant);
  }
}

function takenOff(order: Fly): Flying {
  const { from, to, flight, way } = order;
  const springs = way === "spring";
  const path = springs ? springBetween(from, to) : wayBetween(from, to, flight);
  return { ...order, path, ms: springs ? SPRING_MS : (flight.ms ?? FLIGHT_MS), since: null };
}

/** Which side is seen, and how much of it: on the way from the back to the face it stands on its edge once. */
export function sideSeen({ way, printed }: Flying, time: number): [side: Side, across: number] {
  if (typeof way !== "object") return [printed, 1];
  return [time < 0.5 ? way.turn : printed, Math.max(EDGE, Math.abs(1 - 2 * time))];
}
