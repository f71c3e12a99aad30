// The first race shows nothing of this game: to find out what fits is the game itself.

import type { FirstRace } from "../../table/firstRace";
import { words } from "./words";

export const firstRace: FirstRace<"board"> = {
  labels: () => [
    { look: { at: "[data-instead], [data-board]" }, text: words().first.board },
    { look: { at: '[data-test="own-card"]' }, text: words().first.card },
    { look: { at: '[data-test="turn-up"]' }, text: words().first.next },
  ],
};
