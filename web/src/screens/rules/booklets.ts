// The booklets, found by the games' folders; each comes when its page is opened.

import type { GameName } from "../../net/wire";
import type { Booklet } from "../../words/manual";
import { loadWords } from "./words";

const booklets = import.meta.glob<{ default: Booklet }>("../../games/*/manual/booklet.ts");

export async function loadBooklet(game: GameName): Promise<Booklet> {
  const open = booklets[`../../games/${game}/manual/booklet.ts`];
  if (!open) throw new Error(`the game ${game} has no manual`);
  const [{ default: booklet }] = await Promise.all([open(), loadWords()]);
  await booklet.load();
  return booklet;
}
