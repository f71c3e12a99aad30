// Cards in the air. A card of a seat is there only once, so it is either in the air or where the round says it lies.

import type { Box } from "../../../kit/box";
import type { Flight } from "../../../kit/flight";
import type { Fly, Onto } from "../../../kit/painting/orders";
import type { Painting } from "../../../kit/painting/painting";
import { lessMotion } from "../../../kit/preferences";
import type { Card } from "../../../net/wire";
import { keyOf } from "../painting/names";
import type { Side } from "../painting/renderer";

export interface Flown extends Pick<Fly<Side>, "look" | "from" | "to" | "way" | "onto"> {
  card: Card;
  owner: number;
  flight?: Flight;
}

export function createFlying(painting: Painting<Side>) {
  const released = new Map<string, Box>(); // where a finger let a card go

  const taken = (name: string): Box | undefined => {
    const box = released.get(name);
    released.delete(name);
    return box;
  };

  /** From where a finger let it go, if one did. With less motion it is there at once. */
  const launch = ({ card, owner, flight = {}, from, ...flown }: Flown): void => {
    const name = keyOf(owner, card);
    const start = taken(name) ?? from;
    if (!lessMotion()) painting.order({ order: "fly", name, flight, from: start, ...flown });
  };

  const settle = (name?: string): void => painting.order({ order: "settle", ...(name && { name }) });

  return {
    launch,
    /** It is where it lies, at once. */
    settle,
    hold: (name: string, onto: Onto): void => painting.order({ order: "hold", name, onto }),
    letGo: (name: string, at: Box): void => {
      released.set(name, at);
      settle(name);
    },
  };
}

export type Flying = ReturnType<typeof createFlying>;
