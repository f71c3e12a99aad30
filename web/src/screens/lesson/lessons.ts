// The lessons, found by the games' folders; each comes with its game when it is opened.

import { loadGame } from "../../games/games";
import type { GameName } from "../../net/wire";
import type { Game } from "../../table/game";
import type { Lesson } from "../../table/lesson";
import { loadWords } from "./words";

const lessons = import.meta.glob<{ default: Lesson }>("../../games/*/lesson/index.ts");

export interface Opened {
  game: Game;
  lesson: Lesson;
}

export async function openLesson(name: GameName): Promise<Opened> {
  const folder = lessons[`../../games/${name}/lesson/index.ts`];
  if (!folder) throw new Error(`the game ${name} has no lesson`);
  const [{ default: lesson }, game] = await Promise.all([folder(), loadGame(name), loadWords()]);
  await lesson.load();
  return { game, lesson };
}
