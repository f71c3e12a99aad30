// Requests to the REST interface of the house: its games, a fresh table, a seat among bots.

import type { GameName, Length } from "./wire";
import type {
  GameCard,
  Games,
  MySecret,
  MyTable,
  MyTables,
  NewTable,
  PlayNow,
  ScreenAnswer,
  ScreenCode,
  ScreenToken,
  SeatTaken,
  ShowOnScreen,
  TableFacts,
  TableMade,
} from "./wireRest";

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

export async function ask<T>(path: string, body?: object): Promise<T> {
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

export function openTable(game: GameName, length: Length): Promise<TableMade> {
  return ask("/api/tables", { game, options: { length } } satisfies NewTable);
}

export function playNow(wanted: PlayNow): Promise<SeatTaken> {
  return ask("/api/play", wanted);
}

/** Where somebody sits or waits, by their secret. */
export async function askMyTables(secret: string): Promise<MyTable[]> {
  return (await ask<MyTables>("/api/my/tables", { secret } satisfies MySecret)).tables;
}

/** A code for a television to show. */
export function askForScreen(): Promise<ScreenCode> {
  return ask("/api/screens", {});
}

export function lookAtScreen(asked: ScreenToken): Promise<ScreenAnswer> {
  return ask("/api/screens/look", asked);
}

export function showOnScreen(wanted: ShowOnScreen): Promise<ScreenAnswer> {
  return ask("/api/screens/show", wanted);
}

export function askTable(code: string): Promise<TableFacts> {
  return ask(`/api/tables/${code}`);
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
