// The marks of a film: what is worth looking at again, and when it was. Pure.

import type { GameName } from "../net/wire";
import { type Absence, absencesOf, gapsOf, type Span } from "./absences";
import type { Showing } from "./showing";
import { takenBy } from "./taken";

/** A race for a place, when it was decided. */
export interface RaceMark {
  at: number;
  winner: number;
  loser: number;
}

export interface Placed {
  at: number;
  seat: number;
}

export interface Marks {
  placed: Placed[];
  races: RaceMark[];
  /** When somebody shouted, or the round ended in another way, and who did it. */
  stop: { at: number; by: number | null } | null;
  absences: Absence[];
  /** The table stood still. */
  gaps: Span[];
  end: number;
}

export function marksOf<N extends GameName>(showing: Showing<N>): Marks {
  const { film, times, rules } = showing;
  const told = film.shots.flatMap(([, , events], n) =>
    events.map((event) => ({ event, at: times[n] as number })),
  );
  const stop = told.find(({ event }) => event.event === "race_stopped");
  return {
    placed: told.flatMap(({ event, at }) => {
      const seat = rules.concerns(event) ? (rules.lays?.(event) ?? null) : null;
      return seat === null ? [] : [{ at, seat }];
    }),
    races: racesOf(showing),
    stop: stop?.event.event === "race_stopped" ? { at: stop.at, by: stop.event.by ?? null } : null,
    absences: absencesOf(film, times),
    gaps: gapsOf(showing),
    end: times.at(-1) ?? 0,
  };
}

/** In the order in which they were decided; whoever lost a place twice did so in one race. */
function racesOf<N extends GameName>(showing: Showing<N>): RaceMark[] {
  const { film, times } = showing;
  const races = new Map<string, RaceMark>();
  for (const race of film.lost ?? []) {
    const [at, loser, , , , winner] = race;
    const shot = takenBy(showing, race);
    const decided = shot === null ? at : (times[shot] as number);
    races.set(`${decided} ${loser} ${winner}`, { at: decided, winner, loser });
  }
  return [...races.values()].sort((one, other) => one.at - other.at);
}

/** Those that concern a seat; all of them for who looks at the whole table. */
export function racesFor(races: readonly RaceMark[], seat: number | null): RaceMark[] {
  return races.filter(({ winner, loser }) => seat === null || winner === seat || loser === seat);
}
