// The booklets, found by the games' folders; each comes when its page is opened.

import type { GameName } from "../../net/wire";
import type { Booklet } from "../../words/manual";
import { loadWords } from "./words";

const manuals = import.meta.glob<{ default: Booklet }>("../../games/*/Manual.tsx");

export async function loadBooklet(game: GameName): Promise<Booklet> {
  const manual = manuals[`../../games/${game}/Manual.tsx`];
  if (!manual) throw new Error(`the game ${game} has no manual`);
  const [{ default: booklet }] = await Promise.all([manual(), loadWords()]);
  await booklet.load();
  return booklet;
}
