// The actions of the home page that lead to a table.

import { createSignal } from "solid-js";
import { firstSteps } from "../../firstSteps";
import { toast } from "../../kit/ui/Toast";
import { openTable, playNow } from "../../net/rest";
import type { GameName, Level } from "../../net/wire";
import type { TableMade } from "../../net/wireRest";
import { go } from "../../router";
import { choose, keep, keysFor, settings } from "../../settings";
import { language } from "../../words/localized";
import { t } from "../../words/words";
import { keepIntent } from "../arrivalIntent";
import { saidOf } from "../errors/failures";
import { isReadable } from "../name";

/** From the weakest to the strongest, and the one that adapts. */
export const LEVELS: readonly Level[] = ["child", "beginner", "adult", "regular", "champion", "match"];

const [busy, setBusy] = createSignal(false);

export { busy };

/** As chosen; before that, gentle in the first match, and as strong as the player from then on. */
export function level(): Level {
  const chosen = LEVELS.find((each) => each === settings().level);
  return chosen ?? (firstSteps().match ? "match" : "beginner");
}

export function setLevel(chosen: Level): void {
  choose({ level: chosen });
}

export function ownName(): string {
  const { name } = settings();
  return isReadable(name) ? name.trim() : t().home.guest;
}

/** In place of a page to which nobody wants to go back, or after it. */
export function play(game: GameName, replace = false): void {
  void whileBusy(replace, async () => {
    const { secret } = keysFor("");
    const { length } = settings();
    const seat = await playNow({
      game,
      name: ownName(),
      secret,
      level: level(),
      language: language(),
      length,
    });
    keep(seat.code, seat);
    keepIntent(seat.code, "begin");
    return seat;
  });
}

export function invite(game: GameName): void {
  void whileBusy(false, async () => {
    const table = await openTable(game, settings().length);
    keepIntent(table.code, "sit down");
    return table;
  });
}

async function whileBusy(replace: boolean, open: () => Promise<TableMade>): Promise<void> {
  if (busy()) return;
  setBusy(true);
  try {
    const { code } = await open();
    go(`/t/${code}`, replace);
  } catch (error) {
    toast(saidOf(error), "bad");
  } finally {
    setBusy(false);
  }
}
