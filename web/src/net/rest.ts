// Requests to the REST interface of the house: its games, a fresh table, a seat among bots.

import type { GameName } from "./wire";
import type { GameCard, Games, NewTable, PlayNow, SeatTaken, TableMade } from "./wireRest";

/** The house said no, or nothing at all: `word` is its word for it (see failures.py), or "unreachable". */
export class Failed extends Error {
  constructor(
    readonly word: string,
    reason: string,
    /** worth another try after so many seconds */
    readonly seconds = 0,
  ) {
    super(reason);
  }
}

const PATIENCE = 12_000;

async function ask<T>(path: string, body?: object): Promise<T> {
  const response = await reach(path, body);
  const said = (await response.json().catch(() => null)) as unknown;
  if (response.ok && said) return said as T;
  const { error = "failed", reason = "" } = (said ?? {}) as { error?: string; reason?: string };
  throw new Failed(error, reason, Number(response.headers.get("Retry-After") ?? 0));
}

async function reach(path: string, body?: object): Promise<Response> {
  const asked: RequestInit = { signal: AbortSignal.timeout(PATIENCE) };
  if (body) {
    asked.method = "POST";
    asked.headers = { "Content-Type": "application/json" };
    asked.body = JSON.stringify(body);
  }
  try {
    return await fetch(path, asked);
  } catch (error) {
    throw new Failed("unreachable", String(error));
  }
}

export function openTable(game: GameName): Promise<TableMade> {
  return ask("/api/tables", { game } satisfies NewTable);
}

export function playNow(wanted: PlayNow): Promise<SeatTaken> {
  return ask("/api/play", wanted);
}

let games: Promise<GameCard[]> | null = null;

/** Asked once: they are the same for as long as the house stands. */
export function askGames(): Promise<GameCard[]> {
  games ??= ask<Games>("/api/games").then(
    (said) => said.games,
    (error: unknown) => {
      games = null;
      throw error;
    },
  );
  return games;
}
