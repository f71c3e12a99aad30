// The golden films, as tools/make_films.py wrote them, with digests of what the engine saw at each shot.

import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Film, Shot } from "../../src/films/film";
import { Showing } from "../../src/films/showing";
import { RULES } from "../golden";

const GAMES = fileURLToPath(new URL("../../../tests/games", import.meta.url));
const DIGITS = 12;

export interface Saw {
  view: string;
  face_down?: string;
}

export interface GoldenFilm {
  name: string;
  film: Film;
  saw: Saw[];
}

/** Of every game. */
export function goldenFilms(): GoldenFilm[] {
  return Object.keys(RULES).flatMap((game) => filmsIn(`${GAMES}/${game}/films`, game));
}

export const showingOf = (film: Film): Showing => new Showing(film, RULES[film.game]);

/** The start of a SHA-256 of the JSON whose keys are in their order. */
export function digest(value: unknown): string {
  return createHash("sha256")
    .update(JSON.stringify(sorted(value)))
    .digest("hex")
    .slice(0, DIGITS);
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([key, part]) => [key, sorted(part)]));
}

function filmsIn(folder: string, game: string): GoldenFilm[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).map((file) => {
    const lines = readFileSync(`${folder}/${file}`, "utf8").trimEnd().split("\n");
    const [head, ...rest] = lines.map((line) => JSON.parse(line));
    const shots = rest.map(({ shot }: { shot: Shot }) => shot);
    return { name: `${game} ${file}`, film: { ...head, shots }, saw: rest };
  });
}
