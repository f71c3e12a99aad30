// The router: which page is shown is told by the address, and by nothing else.

import { createSignal } from "solid-js";

export type Place =
  | { at: "home" }
  | { at: "table"; code: string }
  | { at: "screen"; code: string }
  | { at: "rules"; game: string }
  | { at: "lesson"; game: string }
  | { at: "settings" }
  | { at: "nowhere" };

const [place, setPlace] = createSignal<Place>(placeOf(location.pathname));

export { place };

export function go(path: string, replace = false): void {
  if (replace) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  setPlace(placeOf(path));
  scrollTo(0, 0);
}

window.addEventListener("popstate", () => setPlace(placeOf(location.pathname)));

export function placeOf(path: string): Place {
  const [first = "", second = "", ...rest] = path.split("/").slice(1);
  if (rest.length) return { at: "nowhere" };
  switch (first) {
    case "":
      return { at: "home" };
    case "t":
    case "screen":
      return second
        ? { at: first === "t" ? "table" : "screen", code: second.toUpperCase() }
        : { at: "nowhere" };
    case "rules":
    case "lesson":
      return { at: first, game: second };
    case "settings":
      return { at: "settings" };
    default:
      return { at: "nowhere" };
  }
}
