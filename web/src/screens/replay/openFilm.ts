// The opening of a film: it is asked for, read, and brought together with its game.

import { type Film, readFilm } from "../../films/film";
import { type Marks, marksOf } from "../../films/marks";
import { Showing } from "../../films/showing";
import { loadGame } from "../../games/games";
import {
  askFilm,
  askMyMatch,
  askMyMatches,
  askPar,
  askReview,
  askToPlay,
  type ParTold,
  type ReviewTold,
} from "../../net/films";
import type { PlayDeal, SeatTaken } from "../../net/wireRest";
import { keysFor } from "../../settings";
import type { Game } from "../../table/game";
import { addressOf } from "../again/filmAddress";
import { loadWords } from "./words";

/** What to look at; what is left out is found out. */
export interface Wanted {
  match: string;
  round: number | null;
  /** A seat, or null for the whole table; undefined: one's own. */
  seat?: number | null;
  at: number | null;
}

/** How its deal is played again: on that seat alone, if one is said. `film` is the address to which one comes back. */
export interface Again {
  ask: (wish: Omit<PlayDeal, "secret">) => Promise<SeatTaken>;
  film: (view: number | null) => string;
  seat?: number;
}

export interface OpenedFilm extends FilmSource {
  film: Film;
  game: Game;
  showing: Showing;
  marks: Marks;
  seat: number | null;
  at: number | null;
}

/** Where a film comes from, and more that is told of it. */
export interface FilmSource {
  /** Null where somebody else shows it. */
  match: string | null;
  /** The only seat of which figures are told; null where all are. */
  owner: number | null;
  askReview: () => Promise<ReviewTold>;
  askPar: () => Promise<ParTold>;
  /** How its deal is played again, where it can be. */
  again?: Again;
}

export const ownSecret = (): string => keysFor("").secret;

export async function openFilm(wanted: Wanted): Promise<OpenedFilm> {
  const secret = ownSecret();
  const knowsAll = wanted.round !== null && wanted.seat !== undefined;
  const mine = knowsAll ? undefined : await askMyMatch(secret, wanted.match).catch(() => undefined);
  const round = wanted.round ?? mine?.rounds.findLast(({ film }) => film)?.round ?? 1;
  const [said] = await Promise.all([askFilm(wanted.match, round, secret), loadWords()]);
  const seat = wanted.seat === undefined ? (mine?.seat ?? null) : wanted.seat;
  return developed(readFilm(said), seat, wanted.at, {
    match: wanted.match,
    owner: null,
    askReview: () => askReview(wanted.match, round, secret),
    askPar: () => askPar(wanted.match, round, secret),
    again: {
      ask: (wish) => askToPlay(wanted.match, round, { ...wish, secret }),
      film: (view) => addressOf({ match: wanted.match, round, seat: view }),
    },
  });
}

/** Brought together with its game. */
export async function developed(
  film: Film,
  seat: number | null,
  at: number | null,
  source: FilmSource,
): Promise<OpenedFilm> {
  const game = await loadGame(film.game);
  const showing = new Showing(film, game.rules);
  return {
    ...source,
    film,
    game,
    showing,
    marks: marksOf(showing),
    seat: film.players[seat ?? -1] ? seat : null,
    at,
  };
}

/** The match that was played at last. */
export async function lastMatch(): Promise<string | null> {
  const { matches } = await askMyMatches({ secret: ownSecret(), most: 1 });
  return matches[0]?.id ?? null;
}
