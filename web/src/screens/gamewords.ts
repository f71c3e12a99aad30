// What every game's words have in common, for those who talk about a game without knowing it.

import type { GameName } from "../net/wire";
import { type Files, type Localized, localized } from "../words/localized";

export interface OptionWords {
  name: string;
  about: string;
  /** for each value; numbers speak for themselves */
  values?: Record<string, string>;
}

export interface GameWords {
  shouts: { start: string; stop: string };
  options: Record<string, OptionWords>;
}

const files = import.meta.glob("../games/*/words/{de,en,es,fr,it,nl}.ts") as Files<GameWords>;
const games = new Map<GameName, Localized<GameWords>>();

function wordsOf(game: GameName): Localized<GameWords> {
  let found = games.get(game);
  if (!found) {
    const own = Object.entries(files).filter(([path]) => path.includes(`/${game}/`));
    found = localized<GameWords>(Object.fromEntries(own));
    games.set(game, found);
  }
  return found;
}

export function loadGameWords(game: GameName): Promise<void> {
  return wordsOf(game).load();
}

export function gameWords(game: GameName): GameWords {
  return wordsOf(game).words();
}
