// The format of a film: what everybody was told of one round, with exact times and the whole deal. A film that comes
// over the line is read here, and is nothing but its words: `showing.ts` folds it, `filmSession.ts` is the door.
//
// Its moments are ms since the deal.

import type { Command, Event, GameName, Options, Player, Round, Stint } from "../net/wire";

/** The newest version of the format that is understood here. */
export const VERSION = 1;

/** Happened so many ms `after` the shot before, because of a seat, or of the house (-1). The command had waited for
 * rivals for so long, `held`, and had been made so much earlier than it came, its `credit`. */
export type Shot = readonly [after: number, seat: number, events: Event[], held?: number, credit?: number];

/** A command that came too late: the seat `by` was quicker. */
export type LostRace = readonly [
  at: number,
  seat: number,
  command: Command,
  arrived: number,
  made: number,
  by: number,
];

export interface Film {
  film: number;
  game: GameName;
  rules: number;
  options: Options;
  round: number;
  players: Player[];
  totals: number[];
  host?: number;
  away?: number[];
  gone?: number[];
  out?: number[];
  stints?: Stint[];
  /** When the race began, if it did. */
  signal?: number;
  /** The round as it was dealt, as everybody saw it, and what nobody saw of it. */
  view: Round;
  face_down?: unknown;
  dealt_again?: boolean;
  shots: Shot[];
  lost?: LostRace[];
}

/** It can't be shown here; perhaps its scores can (`scores.ts`). */
export class NewerFilm extends Error {
  constructor(readonly film: Film) {
    super("a newer pellmell has made this film");
  }
}

/** Throws NewerFilm, and an Error for what is no film. */
export function readFilm(said: unknown): Film {
  const film = said as Film;
  if (typeof film?.film !== "number") throw new Error("this is no film");
  if (film.film > VERSION) throw new NewerFilm(film);
  return film;
}

/** When each shot was told. */
export function timesOf(film: Film): number[] {
  let at = 0;
  return film.shots.map(([after]) => {
    at += after;
    return at;
  });
}

export const HOUSE = -1;
