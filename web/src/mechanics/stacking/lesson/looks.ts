// The looks that the lessons of the stacking games point at, and the keys that press them.

import { shortcutName } from "../../../kit/keys";
import { settings } from "../../../settings";
import type { Look } from "../../../table/lesson";
import type { Source } from "../area";
import { keysFor } from "../keyboard";

/** LIG-5: the row has five cards with two players. */
const ROW = 5;

const keys = () => keysFor(settings().hand, ROW);

export { own } from "../ownLook";

export function pile(number: number): Look {
  return { at: `[data-pile="${number}"]` };
}

/** Buttons to shout with are known by their keys. */
export function shout(what: "dutch"): Look {
  return { at: `[aria-keyshortcuts="${shortcutName(keys()[what])}"]` };
}

export function keyOf(place: Source | "hand" | "dutch"): string[] {
  const code = typeof place === "number" ? keys().row[place] : keys()[place];
  return code ? [code] : [];
}
