// The router: which page is shown is told by the address, and by nothing else.

import { createSignal } from "solid-js";
import { enterPage, heedHistory, leavePage } from "./kit/pageHistory";

export type Place =
  | { at: "home" }
  | { at: "table"; code: string }
  | { at: "screen"; code: string }
  /** A television without a table; with a code, the host's phone that lets it in. */
  | { at: "tv"; code: string }
  | { at: "rules"; game: string }
  | { at: "lesson"; game: string }
  /** A match that is looked at again; which round and moment of it is told behind the question mark. */
  | { at: "replay"; match: string }
  /** A moment of a round that somebody shares. */
  | { at: "shared"; token: string }
  /** My matches; or, of a game, what my rounds were like. */
  | { at: "me"; game: string }
  | { at: "settings" }
  | { at: "nowhere" };

const [place, setPlace] = createSignal<Place>(placeOf(location.pathname));

export { place };

export function go(path: string, replace = false): void {
  enterPage(path, replace);
  setPlace(placeOf(path));
  scrollTo(0, 0);
}

/** To the page before; who came by a link goes home. */
export function leave(): void {
  leaveFor("/");
}

/** To the page before, which should be that one; who came by a link goes there. */
export function leaveFor(path: string): void {
  if (!leavePage()) go(path, true);
}

heedHistory((path) => setPlace(placeOf(path)));

export function placeOf(path: string): Place {
  const [address = ""] = path.split(/[?#]/);
  const [first = "", second = "", ...rest] = address.split("/").slice(1);
  if (rest.length) return { at: "nowhere" };
  switch (first) {
    case "":
      return { at: "home" };
    case "t":
    case "screen":
      return second
        ? { at: first === "t" ? "table" : "screen", code: second.toUpperCase() }
        : { at: "nowhere" };
    case "tv":
      return { at: "tv", code: second.toUpperCase() };
    case "rules":
    case "lesson":
      return { at: first, game: second };
    case "m":
      return second ? { at: "replay", match: second } : { at: "nowhere" };
    case "s":
      return second ? { at: "shared", token: second } : { at: "nowhere" };
    case "me":
      return { at: "me", game: second };
    case "settings":
      return { at: "settings" };
    default:
      return { at: "nowhere" };
  }
}
