// The rules of Count to Ten for the client: the fold of its round.

import type { EventOf, Rules } from "../../table/game";
import { foldRound, isRoundEvent } from "../../table/round";
import type { CountSnapshot } from "./wire";

type Event = EventOf<"count">;

export const LAST = 10;
const GAME_EVENTS: ReadonlySet<string> = new Set<Event["event"]>(["begun", "laid"]);

export const wanted = (round: CountSnapshot): number => round.owners.length + 1;

export const rules: Rules<"count"> = {
  concerns: (event): event is Event => GAME_EVENTS.has(event.event) || isRoundEvent(event),
  fold,
  predict: ({ round }, seat, { number }) =>
    round.phase === "racing" && number === wanted(round) ? [{ event: "laid", seat, number }] : null,
  spend: () => null,
};

function fold(round: CountSnapshot, event: Event): CountSnapshot {
  if (isRoundEvent(event)) return foldRound(round, event);
  if (event.event === "begun") return { ...round, phase: "racing" };
  return { ...round, owners: [...round.owners, event.seat] };
}
