import type { FirstRace } from "../../table/firstRace";
import { words } from "./words";

/** To find out what fits is the game itself: nothing of it is shown. */
export const firstRace: FirstRace<"board"> = {
  labels: () => [
    { look: { at: "[data-instead], [data-board]" }, text: words().first.board },
    { look: { at: '[data-test="own-card"]' }, text: words().first.card },
    { look: { at: '[data-test="turn-up"]' }, text: words().first.next },
  ],
};
