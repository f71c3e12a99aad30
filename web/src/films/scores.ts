// The scores that a film tells: what a round came to. They are still understood where the rest is not.

import type { Player } from "../net/wire";
import type { Film } from "./film";

export interface FilmScores {
  round: number;
  players: Player[];
  points: number[];
  totals: number[];
}

/** Null where the round was not scored, or where that is told in another way by now. */
export function scoresOf(film: Film): FilmScores | null {
  try {
    const events = film.shots.flatMap(([, , told]) => told);
    const scored = events.find((event) => event.event === "scored");
    const closed = events.find((event) => event.event === "round_closed");
    if (!scored || !closed) return null;
    const { round, players } = film;
    return { round, players, points: scored.result.points, totals: closed.totals };
  } catch {
    return null;
  }
}
