// The fold of a stacking race: how an event changes it. Pure: what it leaves alone is the same object afterwards.

import type { EventOf } from "../../table/game";
import { foldRound, isGone, isRoundEvent } from "../../table/round";
import { built, opened, putBack, rotated, taken, turned } from "./area";
import type { StackingGame } from "./game";
import { laid, lifted } from "./piles";
import type { StackingAreaView as Area, StackingSnapshot } from "./wire";

type Event = EventOf<StackingGame>;

export const GAME_EVENTS: ReadonlySet<string> = new Set<Event["event"]>([
  "opened",
  "placed",
  "built",
  "turned",
  "rotated",
  "dutch_called",
  "returned",
  "stop_denied",
]);

export function fold(round: StackingSnapshot, event: Event): StackingSnapshot {
  if (isRoundEvent(event)) return foldRound(round, event);
  switch (event.event) {
    case "opened":
      return {
        ...round,
        phase: "racing",
        areas: round.areas.map((area, seat) =>
          opened(area, event.tops[seat] ?? null, event.rows[seat] ?? []),
        ),
      };
    case "placed":
      return {
        ...before(round, event.seat, (area) => taken(area, event.source, event.shows ?? null)),
        piles: laid(round.piles, event.pile, event.card, event.seat),
      };
    case "built":
      return before(round, event.seat, (area) =>
        built(taken(area, event.source, event.shows ?? null), event.place, event.card),
      );
    case "turned":
      return before(round, event.seat, (area) =>
        turned(area, event.count, event.again ?? false, event.shows ?? null),
      );
    case "rotated":
      return {
        ...round,
        areas: round.areas.map((area, seat) => (isGone(round, seat) ? area : rotated(area))),
      };
    case "dutch_called":
      return event.culprits.length ? round : before(round, event.seat, calledFalsely);
    case "returned":
      return {
        ...before(round, event.seat, (area) => putBack(area, event.to, event.card)),
        piles: lifted(round.piles, event.pile),
      };
    default:
      return round;
  }
}

/** What happens before one seat. */
function before(round: StackingSnapshot, seat: number, change: (area: Area) => Area): StackingSnapshot {
  return { ...round, areas: round.areas.map((area, other) => (other === seat ? change(area) : area)) };
}

function calledFalsely(area: Area): Area {
  return { ...area, false_calls: area.false_calls + 1 };
}
