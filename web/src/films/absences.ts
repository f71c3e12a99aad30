// The absences of a round, since when and until when nobody played on a seat who had come to play there; and its gaps,
// in which the table stood still. As review/absences.py and review/standstill.py have them.

import type { Event, GameName } from "../net/wire";
import type { Known } from "../table/known";
import type { Film } from "./film";
import type { Showing } from "./showing";

export interface Span {
  since: number;
  until: number;
}

export interface Absence extends Span {
  seat: number;
}

export function absencesOf(film: Film, times: readonly number[]): Absence[] {
  const { players, away = [], gone = [], out = [] } = film;
  const resting = out.filter((seat) => players[seat]?.bot);
  const since = new Map([...away, ...gone, ...resting].map((seat) => [seat, 0]));
  const left = new Set(gone);
  const over: Absence[] = [];
  const note = (event: Event, at: number): void => {
    if (goes(event) && !since.has(event.seat)) since.set(event.seat, at);
    if (event.event === "left") left.add(event.seat);
    const from = comes(event) && !left.has(event.seat) ? since.get(event.seat) : undefined;
    if (!comes(event) || from === undefined) return;
    since.delete(event.seat);
    over.push({ seat: event.seat, since: from, until: at });
  };
  film.shots.forEach(([, , events], n) => {
    for (const event of events) note(event, times[n] as number);
  });
  const until = times.at(-1) ?? 0;
  return [...over, ...[...since].map(([seat, from]) => ({ seat, since: from, until }))];
}

type Goes = Extract<Event, { event: "left" | "went_away" | "bot_took_over" }>;
type Comes = Extract<Event, { event: "came_back" | "player_took_over" }>;

function goes(event: Event): event is Goes {
  return event.event === "left" || event.event === "went_away" || event.event === "bot_took_over";
}

function comes(event: Event): event is Comes {
  return event.event === "came_back" || event.event === "player_took_over";
}

/** Those that are over. */
export function gapsOf<N extends GameName>(showing: Showing<N>): Span[] {
  const gaps: Span[] = [];
  let since: number | null = null;
  showing.times.forEach((at, shot) => {
    const stands = standsStill(showing.after(shot + 1).known);
    if (stands && since === null) since = at;
    if (stands || since === null) return;
    gaps.push({ since, until: at });
    since = null;
  });
  return gaps;
}

/** Paused, frozen, or counting down to go on. */
function standsStill({ table, round }: Known): boolean {
  const { phase } = table;
  return phase === "paused" || phase === "frozen" || (phase === "countdown" && round?.phase === "racing");
}
