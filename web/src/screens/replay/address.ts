// The address of a moment: /m/MATCH?round=3&at=12345&seat=1. What makes no sense in it is not said.

import type { Wanted } from "./openFilm";

const TABLE = "table";

export function wantedIn(match: string, search: string): Wanted {
  const said = new URLSearchParams(search);
  const seat = said.get("seat");
  const [round, at, number] = [numberIn(said.get("round")), numberIn(said.get("at")), numberIn(seat)];
  return {
    match,
    round: isWhole(round) && round > 0 ? round : null,
    at,
    ...(seat === TABLE ? { seat: null } : isWhole(number) ? { seat: number } : {}),
  };
}

function numberIn(text: string | null): number | null {
  const value = text?.trim() ? Number(text) : Number.NaN;
  return Number.isFinite(value) ? value : null;
}

function isWhole(value: number | null): value is number {
  return value !== null && Number.isInteger(value);
}
