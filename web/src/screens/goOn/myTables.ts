// My tables, as a signal for as long as the page shows them: asked of the house when one looks, and now and then. What
// it said last is kept, so that nothing jumps about when it answers.

import { type Accessor, createSignal, onCleanup } from "solid-js";
import { sharingUnchanged } from "../../kit/structuralSharing";
import { askMyTables, Failed } from "../../net/rest";
import type { MyTable } from "../../net/wireRest";
import { keysFor, read, write } from "../../settings";
import { worthGoingOn } from "./standing";

const KEPT = "pellmell my tables";
const NOW_AND_THEN = 10_000;
const RARELY = 30_000; // where there are none: one may be opened on another device
const AT_MOST = 2_000; // one look may have several causes

export function createMyTables(): Accessor<MyTable[]> {
  const { secret } = keysFor("");
  const [tables, setTables] = createSignal<MyTable[]>(kept());
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asked = Number.NEGATIVE_INFINITY;
  let isLeft = false;

  const ask = async (): Promise<void> => {
    clearTimeout(timer);
    asked = performance.now();
    let least = 0;
    try {
      const found = await askMyTables(secret);
      write(KEPT, JSON.stringify(found));
      setTables((before) => sharingUnchanged(before, worthGoingOn(found)));
    } catch (error) {
      if (error instanceof Failed) least = error.seconds * 1000;
    }
    clearTimeout(timer);
    if (isLeft) return;
    timer = setTimeout(look, Math.max(least, tables().length ? NOW_AND_THEN : RARELY));
  };
  const look = (): void => {
    if (document.visibilityState === "visible" && performance.now() - asked > AT_MOST) void ask();
  };

  if (!secret) return tables;
  void ask();
  document.addEventListener("visibilitychange", look);
  window.addEventListener("pageshow", look);
  window.addEventListener("online", look);
  onCleanup(() => {
    isLeft = true;
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", look);
    window.removeEventListener("pageshow", look);
    window.removeEventListener("online", look);
  });
  return tables;
}

/** As it was told last; how it stands there now is not known. */
function kept(): MyTable[] {
  if (!keysFor("").secret) return [];
  try {
    const found = JSON.parse(read(KEPT) ?? "[]") as MyTable[];
    return worthGoingOn(found);
  } catch {
    return [];
  }
}
