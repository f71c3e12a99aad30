// The fold of what every round has, whatever the game: it freezes and thaws, stops, is scored, and players leave it.

import type { Phase, RaceStopped, RoundResult } from "../net/wire";
import type { RoundEvent } from "./rules";

export interface RoundState {
  phase: Phase;
  gone?: number[];
  freezes?: number;
  ending?: RaceStopped;
  score?: RoundResult;
}

const ROUND_EVENTS: ReadonlySet<string> = new Set<RoundEvent["event"]>([
  "race_stopped",
  "frozen",
  "thawed",
  "departed",
  "scored",
]);

export function isRoundEvent(event: { event: string }): event is RoundEvent {
  return ROUND_EVENTS.has(event.event);
}

export function foldRound<R extends RoundState>(round: R, event: RoundEvent): R {
  switch (event.event) {
    case "race_stopped":
      return { ...round, phase: "stopped", ending: event };
    case "frozen":
      return { ...round, phase: "frozen", freezes: (round.freezes ?? 0) + 1 };
    case "thawed":
      return { ...round, phase: "racing" };
    case "departed":
      return { ...round, gone: joined(round.gone ?? [], event.seat) };
    case "scored":
      return { ...round, phase: "scored", score: event.result };
  }
}

export function isGone(round: RoundState, seat: number): boolean {
  return round.gone?.includes(seat) ?? false;
}

/** Seats in order, each once. */
export function joined(seats: readonly number[], seat: number): number[] {
  return [...new Set([...seats, seat])].sort((one, other) => one - other);
}
