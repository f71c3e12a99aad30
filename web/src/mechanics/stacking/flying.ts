// Cards in the air. A card of a seat is there only once, so it is either in the air or where the round says it lies.

import { batch, createSignal } from "solid-js";
import { type Box, placed } from "../../kit/box";
import { type Flight, fly, springBack } from "../../kit/motion";
import type { Card } from "../../net/wire";

export interface Flown {
  card: Card;
  owner: number;
  from: Box;
  to: Box;
  way?: "fly" | "spring" | "turn";
  flight?: Flight;
  /** With the tab of its owner, as it lies in the middle. */
  tab?: boolean;
  landed?: () => void;
}

/** One of a few elements that fly by turns; what it shows is a signal, so that nothing is made anew. */
export interface Wing {
  element: HTMLElement;
  /** Puts the face on, or the back first, to be turned over on the way. */
  wear: (flown: Flown) => void;
}

interface Air {
  wing: Wing;
  key: string;
  flown: Flown;
}

export function createFlying() {
  const [aloft, setAloft] = createSignal<ReadonlySet<string>>(new Set());
  const idle: Wing[] = [];
  const released = new Map<string, Box>(); // where a finger let a card go
  let air: Air[] = [];

  const lift = (key: string): void => void setAloft((before) => new Set(before).add(key));
  const settle = (key: string): void =>
    void setAloft((before) => {
      const after = new Set(before);
      after.delete(key);
      return after;
    });

  const land = (one: Air, counts: boolean): void => {
    if (!air.includes(one)) return;
    air = air.filter((other) => other !== one);
    batch(() => {
      settle(one.key);
      one.wing.element.style.visibility = "hidden";
    });
    idle.push(one.wing);
    if (counts) one.flown.landed?.();
  };

  const launch = (asked: Flown): void => {
    const key = keyOf(asked.owner, asked.card);
    const flown = { ...asked, from: released.get(key) ?? asked.from };
    released.delete(key);
    stop(key);
    const wing = idle.pop();
    if (!wing) {
      flown.landed?.(); // so many at once that nobody would see one more
      return;
    }
    const one: Air = { wing, key, flown };
    air.push(one);
    lift(key);
    dress(wing, flown);
    void move(wing.element, flown).then(() => land(one, true));
  };

  const stop = (key: string): void => {
    for (const one of air.filter((other) => other.key === key)) {
      for (const motion of one.wing.element.getAnimations()) motion.cancel();
      land(one, false);
    }
  };

  return {
    launch,
    stop,
    /** A card that a finger holds is in the air, too. */
    lift,
    settle,
    release: (key: string, at: Box): void => void released.set(key, at),
    isAloft: (owner: number, card: Card): boolean => aloft().has(keyOf(owner, card)),
    join: (wing: Wing): void => void idle.push(wing),
    /** All at once on the table. */
    clear: (): void => {
      for (const { key } of [...air]) stop(key);
    },
  };
}

export type Flying = ReturnType<typeof createFlying>;

export function keyOf(owner: number, [colour, value]: Card): string {
  return `${owner} ${colour} ${value}`;
}

function dress(wing: Wing, flown: Flown): void {
  wing.wear(flown);
  Object.assign(wing.element.style, placed(flown.to), { visibility: "visible" });
}

function move(element: HTMLElement, { from, to, way, flight }: Flown): Promise<void> {
  return way === "spring" ? springBack(element, from, to) : fly(element, from, to, flight);
}
