// The own name at a table: what is chosen, here or in the settings, counts for everybody at once.

import { createEffect, createMemo, on, onCleanup } from "solid-js";
import { toast } from "../../kit/ui/Toast";
import { settings } from "../../settings";
import { t } from "../../words/words";
import { isReadable } from "../name";
import type { TableView } from "../table/view";
import { s } from "./words";

const TYPED = 1500; // ms: then a name is not only begun
const BETWEEN_NAMES = 3100; // ms: the house hears of no other one before

/** As the table knows who sits or waits here. */
export function nameHere({ seat, waiting, waiters, nameOf }: TableView): string | null {
  const own = seat();
  if (own !== null) return nameOf(own);
  return waiters().find(({ number }) => number === waiting())?.name ?? null;
}

/** Asks the house for another name; what is against it, in words, if something is. */
export async function rename(view: TableView, wanted: string): Promise<string | null> {
  const name = wanted.trim();
  if (!isReadable(name)) return t().errors.badName;
  if (isTaken(view, name)) return s().name.taken(name);
  if (name === nameHere(view)) return null;
  const refused = await view.session.do({ do: "rename", name });
  if (!refused) return null;
  // ALL-18: names may change at any time, but not again at once
  return refused.rule === "ALL-18" ? s().name.soon : t().errors.badName;
}

function isTaken(view: TableView, name: string): boolean {
  const others = [
    ...view.players().filter((_, seat) => seat !== view.seat()),
    ...view.waiters().filter(({ number }) => number !== view.waiting()),
  ];
  return others.some((other) => alike(other.name, name));
}

const alike = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** Two of the same name are told apart by a number. */
function isCalled(here: string, name: string): boolean {
  return here === name || here.replace(/ \d+$/, "") === name;
}

/** The name in the settings is followed, also when it was changed in another tab, or before one came back. */
export function createNaming(view: TableView): void {
  let last = Number.NEGATIVE_INFINITY;
  const here = createMemo(() => nameHere(view));
  const follow = async (name: string): Promise<void> => {
    last = performance.now();
    if (isTaken(view, name)) toast(s().name.taken(name));
    else await rename(view, name);
  };
  createEffect(
    on([() => settings().name.trim(), () => here() !== null], ([name, isHere]) => {
      const now = here();
      if (!isHere || now === null || !isReadable(name) || isCalled(now, name)) return;
      const timer = setTimeout(
        () => void follow(name),
        Math.max(TYPED, last + BETWEEN_NAMES - performance.now()),
      );
      onCleanup(() => clearTimeout(timer));
    }),
  );
}
