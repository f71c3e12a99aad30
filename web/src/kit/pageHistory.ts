// The browser's history, and all that Back does. What lies open on a page is closed first. For that a second entry of
// the same page, the latch, is laid over the page's own as soon as something opens: Back takes that one away. It stays
// when all is closed by other means, and the next page takes its place; so there is never more than one.

import { createEffect, createMemo, onCleanup } from "solid-js";

interface Entry {
  /** How many pages of ours lie before it. */
  page: number;
  latch: boolean;
}

interface Layer {
  onBack: () => void;
}

let entry: Entry = { page: 0, latch: false };
let layers: readonly Layer[] = [];

/** `onArrive` is told where Back and Forward lead. */
export function heedHistory(onArrive: (path: string) => void): void {
  entry = entryOf(history.state);
  window.addEventListener("popstate", () => {
    const before = entry;
    entry = entryOf(history.state);
    const unlatched = before.latch && !entry.latch && before.page === entry.page;
    if (!unlatched) onArrive(location.pathname);
    else if (layers.length) closeLast();
    else history.back(); // all was closed already: Back is meant for the page
  });
}

export function enterPage(path: string, replace = false): void {
  const { latch, page } = entry;
  entry = { page: replace && !latch ? page : page + 1, latch: false };
  if (replace || latch) history.replaceState(entry, "", path);
  else history.pushState(entry, "", path);
}

/** To the page before, whatever lies open; false if that is none of ours. */
export function leavePage(): boolean {
  if (entry.page > 0) history.go(entry.latch ? -2 : -1);
  return entry.page > 0;
}

/** As long as something is open, Back does this instead of leaving the page. What was opened last comes first. */
export function caughtByBack(isOpen: () => boolean, onBack: () => void): void {
  const open = createMemo(isOpen);
  createEffect(() => {
    if (!open()) return;
    const layer: Layer = { onBack };
    layers = [...layers, layer];
    lay();
    onCleanup(() => {
      layers = layers.filter((other) => other !== layer);
    });
  });
}

function closeLast(): void {
  layers.at(-1)?.onBack();
  queueMicrotask(lay); // for what is still open
}

function lay(): void {
  if (entry.latch || !layers.length) return;
  entry = { ...entry, latch: true };
  history.pushState(entry, "", location.href);
}

function entryOf(state: unknown): Entry {
  const { page = 0, latch = false } = (state ?? {}) as Partial<Entry>;
  return { page, latch };
}
