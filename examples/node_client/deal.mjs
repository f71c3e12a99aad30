// What every deal has: it is told all events of a round, and compares what comes to light with itself.

import { readFileSync } from "node:fs";

/** What is in the boxes: docs/dealing.md says what is what. */
export const BOX = JSON.parse(readFileSync(new URL("../../docs/dealing.json", import.meta.url), "utf8"));

/** What was told does not follow from what was promised. */
export class Dishonest extends Error {
  name = "Dishonest";
}

export class Deal {
  seen = 0; // pieces that have come to light, all of them right

  /** A game knows its own events by methods such as `on_placed`; others don't concern the deal. */
  hear(event, frame) {
    this[`on_${event.event}`]?.(event, frame);
  }

  /** Pieces that come to light must be the ones that were dealt; no piece is null. */
  reveal(what, told = null, dealt = null, pieces = 1) {
    expect(what, told, dealt);
    if (told !== null) this.seen += pieces;
  }
}

export function expect(what, told, dealt) {
  if (!isSame(told, dealt)) throw new Dishonest(`${what} is ${text(told)}, and was dealt as ${text(dealt)}`);
}

export const text = JSON.stringify;

export function isSame(one, other) {
  return text(one) === text(other);
}
