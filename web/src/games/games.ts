// The games, found by their folders: no list names them.

import type { Component } from "solid-js";
import type { GameName } from "../net/wire";
import type { Game } from "../table/game";
import type { HomeListing } from "../words/homeListing";
import { language } from "../words/localized";

const folders = import.meta.glob<{ default: Game }>("./*/index.ts");
const manuals = import.meta.glob("./*/manual/booklet.ts");
const lessons = import.meta.glob("./*/lesson/index.ts");
const scales = import.meta.glob<{ default: LevelScale }>("./*/levelScale.json");
const covers = import.meta.glob<{ default: Component }>("./*/Cover.tsx", { eager: true });
const listings = import.meta.glob<{ default: HomeListing }>("./*/homeListing.ts", { eager: true });

/** Of each level of bots, from the weakest on: a figure of theirs, and its standard error. */
export type Levels = [value: number, error: number][];

/** What `python -m tools.make_level_scales` has measured. */
export interface LevelScale {
  rounds: number;
  /** ms. */
  reaction: Levels;
  /** Of those that there were, as the next. */
  chances: Levels;
  races: Levels;
  /** Over what an adult bot makes of the same deal. */
  points: Levels;
}

/** As they stand on the shelf. */
export const GAMES = Object.keys(folders)
  .map((path) => path.split("/")[1] as GameName)
  .sort((one, other) => placeOf(one) - placeOf(other));

/** The game of that name, if this client knows it. */
export const gameNamed = (name: string): GameName | undefined => GAMES.find((game) => game === name);

/** What a game looks like on the home page: a picture made of its own pieces. */
export const COVERS = Object.fromEntries(
  Object.entries(covers).map(([path, { default: Cover }]) => [path.split("/")[1], Cover]),
) as Record<GameName, Component>;

/** In the player's language; a game that this client does not know has its name. */
export function titleOf(game: string): string {
  return listingOf(game)?.title[language()] ?? game;
}

export function lineOf(game: GameName): string {
  return listingOf(game)?.line[language()] ?? "";
}

/** A manual and a lesson are worth having, and may be missing. */
export const hasManual = (game: GameName): boolean => `./${game}/manual/booklet.ts` in manuals;
export const hasLesson = (game: GameName): boolean => `./${game}/lesson/index.ts` in lessons;

export async function loadGame(name: GameName): Promise<Game> {
  const folder = folders[`./${name}/index.ts`];
  if (!folder) throw new Error(`this client does not know the game ${name}: load the page anew`);
  const { default: game } = await folder();
  await game.load();
  return game;
}

/** Undefined for a game whose levels nobody has measured. */
export async function loadScale(game: string): Promise<LevelScale | undefined> {
  return (await scales[`./${game}/levelScale.json`]?.())?.default;
}

function listingOf(game: string): HomeListing | undefined {
  return listings[`./${game}/homeListing.ts`]?.default;
}

function placeOf(game: GameName): number {
  return listingOf(game)?.place ?? Number.POSITIVE_INFINITY;
}
