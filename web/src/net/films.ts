// Requests for films, and for what a round was like: only who sat or watched there is answered.

import { ask } from "./rest";
import type { GameName } from "./wire";

/** Of a match: which of its rounds can be looked at, and which seat was one's own. */
export interface MyMatch {
  id: string;
  game: GameName;
  seat: number | null;
  rounds: { round: number; film: boolean; void?: boolean }[];
}

/** A chance that a seat had; its moments are ms since the deal. */
export interface ChanceTold {
  seat: number;
  opened: number;
  closed: number;
  fate: "taken" | "lost" | "passed" | "gone" | "left";
  by?: number;
}

/** What a round was like: `missed` are numbers in the round's chances. */
export interface ReviewTold {
  chances: ChanceTold[];
  seats: { missed?: number[] }[];
}

/** The newest first. */
export async function askMyMatches(secret: string, most: number): Promise<MyMatch[]> {
  return (await ask<{ matches: MyMatch[] }>("/api/my/matches", { secret, most })).matches;
}

/** As it was kept: `films/film.ts` reads it. */
export function askFilm(match: string, round: number, secret: string): Promise<unknown> {
  return ask(pathOf(match, round), { secret });
}

export function askReview(match: string, round: number, secret: string): Promise<ReviewTold> {
  return ask(`${pathOf(match, round)}/review`, { secret });
}

function pathOf(match: string, round: number): string {
  return `/api/films/${encodeURIComponent(match)}/${round}`;
}
