// Cards in the air before the own seat. A card of a seat is there only once, so it is either in the air or where the
// round says it lies.

import { createSignal } from "solid-js";
import type { Flight } from "../../kit/flight";
import { lessMotion } from "../../kit/manners";
import type { Card } from "../../net/wire";
import type { Box } from "./layout/boxes";
import type { Fly } from "./painting/orders";
import type { Painting } from "./painting/painting";

export interface Flown extends Pick<Fly, "from" | "to" | "way"> {
  card: Card;
  owner: number;
  flight?: Flight;
}

type Printed = (card: Card) => Fly["printed"];

export function createFlying(painting: Painting, printed: Printed) {
  const [aloft, setAloft] = createSignal<ReadonlySet<string>>(new Set());
  const released = new Map<string, Box>(); // where a finger let a card go

  const lift = (key: string): void => void setAloft((before) => new Set(before).add(key));
  const settle = (key: string): void =>
    void setAloft((before) => {
      const after = new Set(before);
      return after.delete(key) ? after : before;
    });

  const taken = (key: string): Box | undefined => {
    const box = released.get(key);
    released.delete(key);
    return box;
  };

  const launch = ({ card, owner, from, to, way, flight = {} }: Flown): void => {
    const name = keyOf(owner, card);
    const start = taken(name) ?? from;
    if (lessMotion()) {
      settle(name);
      return;
    }
    lift(name);
    painting.fly({ name, printed: printed(card), from: start, to, way, flight }, () => settle(name));
  };

  const stop = (name: string): void => {
    settle(name);
    painting.settle(name);
  };

  return {
    launch,
    stop,
    /** A card that a finger holds is in the air, too. */
    lift,
    settle,
    released: taken,
    release: (key: string, at: Box): void => void released.set(key, at),
    isAloft: (owner: number, card: Card): boolean => aloft().has(keyOf(owner, card)),
    /** All at once on the table. */
    clear: (): void => {
      setAloft(new Set<string>());
      painting.settle();
    },
  };
}

export type Flying = ReturnType<typeof createFlying>;

export function keyOf(owner: number, [colour, value]: Card): string {
  return `${owner} ${colour} ${value}`;
}
