// Requests for films, and for what a round was like: only who sat or watched there is answered.

import { ask } from "./rest";
import type {
  MyFigures,
  MyFiguresWanted,
  MyMatch,
  MyMatches,
  MyMatchesWanted,
  PlayDeal,
  SeatTaken,
  Star,
  StarWanted,
} from "./wireRest";

/** What a seat could have placed, and what became of it; its moments are ms since the deal. */
export interface ChanceTold {
  seat: number;
  /** As the game has it. */
  thing: unknown;
  opened: number;
  closed: number;
  fate: "taken" | "lost" | "passed" | "gone" | "left";
  /** For so many ms it could be used. */
  open: number;
  run?: boolean;
  by?: number | null;
  ms?: number | null;
}

/** `missed` are numbers in the round's chances. */
export interface SeatTold {
  taken: number;
  chances: number;
  reactions: number[];
  reaction?: number | null;
  races_won?: number;
  races_lost?: number;
  missed?: number[];
}

export interface ReviewTold {
  chances: ChanceTold[];
  seats: SeatTold[];
}

/** What adult bots make of the same deal, by seat. */
export interface ParTold {
  points: number[];
  errors: number[];
}

/** The newest first. */
export function askMyMatches(wanted: MyMatchesWanted): Promise<MyMatches> {
  return ask("/api/my/matches", wanted);
}

/** Undefined where it is none of mine. */
export async function askMyMatch(secret: string, match: string): Promise<MyMatch | undefined> {
  return (await askMyMatches({ secret, match, most: 1 })).matches.find(({ id }) => id === match);
}

/** A house that says "too_many" has given as many stars as a person may have. */
export function giveStar(match: string, round: number, wanted: StarWanted): Promise<Star> {
  return ask(`${pathOf(match, round)}/star`, wanted);
}

/** What my rounds were like, the last one first. */
export function askMyFigures(wanted: MyFiguresWanted): Promise<MyFigures> {
  return ask("/api/my/figures", wanted);
}

/** As it was kept: `films/film.ts` reads it. */
export function askFilm(match: string, round: number, secret: string): Promise<unknown> {
  return ask(pathOf(match, round), { secret });
}

export function askReview(match: string, round: number, secret: string): Promise<ReviewTold> {
  return ask(`${pathOf(match, round)}/review`, { secret });
}

/** It takes a second or more; a house that is busy says no. */
export function askPar(match: string, round: number, secret: string): Promise<ParTold> {
  return ask(`${pathOf(match, round)}/par`, { secret });
}

/** A seat at a table of one's own, where the same deal is played. */
export function askToPlay(match: string, round: number, wish: PlayDeal): Promise<SeatTaken> {
  return ask(`${pathOf(match, round)}/play`, wish);
}

function pathOf(match: string, round: number): string {
  return `/api/films/${encodeURIComponent(match)}/${round}`;
}
