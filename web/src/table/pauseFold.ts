// The fold of a pause that somebody asks for, and that the table agrees to.

import type {
  MatchState,
  PauseAgreed,
  PauseAsked,
  PauseDenied,
  Paused,
  PauseState,
  Resumed,
  TableState,
  WouldGoOn,
} from "../net/wire";

type PauseEvent = Paused | PauseAsked | PauseAgreed | PauseDenied | WouldGoOn | Resumed;

export function foldPause(table: TableState, event: PauseEvent): TableState {
  const asked = table.match?.pause;
  switch (event.event) {
    case "pause_asked":
      return withPause(table, { by: event.seat, agreed: [event.seat] });
    case "pause_agreed":
      return asked ? withPause(table, { ...asked, agreed: joined(asked.agreed, event.seat) }) : table;
    case "would_go_on":
      return asked ? withPause(table, { ...asked, ready: joined(asked.ready, event.seat) }) : table;
    case "paused": {
      const agreed = asked && event.by !== undefined ? { ...asked, on: true } : undefined;
      return { ...withPause(table, agreed), phase: "paused" };
    }
    default:
      return withoutPause(table);
  }
}

export function withoutPause(table: TableState): TableState {
  return withPause(table, undefined);
}

function withPause(table: TableState, pause: PauseState | undefined): TableState {
  if (!table.match) return table;
  const { pause: _, ...match } = table.match;
  return { ...table, match: pause ? { ...match, pause } : (match satisfies MatchState) };
}

function joined(seats: number[] | undefined, seat: number): number[] {
  return [...new Set([...(seats ?? []), seat])].sort((one, other) => one - other);
}
