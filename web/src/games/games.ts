// The games, found by their folders: no list names them.

import type { Component } from "solid-js";
import type { GameName } from "../net/wire";
import type { Game } from "../table/game";

const folders = import.meta.glob<{ default: Game }>("./*/index.ts");
const covers = import.meta.glob<{ default: Component }>("./*/Cover.tsx", { eager: true });

export const GAMES = Object.keys(folders).map((path) => path.split("/")[1] as GameName);

/** What a game looks like on the home page: a picture made of its own pieces. */
export const COVERS = Object.fromEntries(
  Object.entries(covers).map(([path, { default: Cover }]) => [path.split("/")[1], Cover]),
) as Record<GameName, Component>;

export async function loadGame(name: GameName): Promise<Game> {
  const folder = folders[`./${name}/index.ts`];
  if (!folder) throw new Error(`this client does not know the game ${name}: load the page anew`);
  const { default: game } = await folder();
  await game.load();
  return game;
}
