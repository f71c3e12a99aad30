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
const AT_MOST = 3_000; // this often, whoever looks to and fro

export function createMyTables(): Accessor<MyTable[]> {
  const { secret } = keysFor("");
  const [tables, setTables] = createSignal<MyTable[]>(kept());
  let timer: ReturnType<typeof setTimeout> | undefined;
  let soonest = 0;
  let isLeft = false;

  const ask = async (): Promise<void> => {
    soonest = performance.now() + AT_MOST;
    try {
      const found = await askMyTables(secret);
      write(KEPT, JSON.stringify(found));
      setTables((before) => sharingUnchanged(before, worthGoingOn(found)));
    } catch (error) {
      if (error instanceof Failed) soonest = Math.max(soonest, performance.now() + error.seconds * 1000);
    }
    lookIn(tables().length ? NOW_AND_THEN : RARELY);
  };
  const look = (): void => {
    clearTimeout(timer);
    if (isHidden()) return; // whoever comes back sees to it
    if (performance.now() < soonest) lookIn(0);
    else void ask();
  };
  const lookIn = (least: number): void => {
    clearTimeout(timer);
    if (isLeft || isHidden()) return;
    timer = setTimeout(look, Math.max(least, soonest - performance.now()));
  };

  if (!secret) return tables;
  look();
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

function isHidden(): boolean {
  return document.visibilityState === "hidden";
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
