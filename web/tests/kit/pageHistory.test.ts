// Back and Forward, on a history that goes where it is told: what lies open is closed first, and nobody is trapped.

import { createRoot, createSignal } from "solid-js";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

interface Kept {
  path: string;
  state: unknown;
}

/** A browser's history; where a script goes is there when the test has waited. */
class Browser {
  entries: Kept[];
  at = 0;
  #popped: (() => void)[] = [];

  constructor(path: string, state: unknown = null) {
    this.entries = [{ path, state }];
    const now = (): Kept => this.entries[this.at] as Kept;
    vi.stubGlobal("history", {
      get state() {
        return now().state;
      },
      pushState: (state: unknown, _: string, path: string) => {
        this.entries = [...this.entries.slice(0, this.at + 1), { path, state }];
        this.at += 1;
      },
      replaceState: (state: unknown, _: string, path: string) => {
        this.entries[this.at] = { path, state };
      },
      back: () => queueMicrotask(() => this.go(-1)),
      go: (by: number) => queueMicrotask(() => this.go(by)),
    });
    vi.stubGlobal("location", {
      get pathname() {
        return now().path;
      },
      get href() {
        return now().path;
      },
    });
    vi.stubGlobal("window", { addEventListener: (_: string, heard: () => void) => this.#popped.push(heard) });
  }

  /** The page is loaded anew, and hears nothing of before. */
  reload(): void {
    this.#popped = [];
    vi.resetModules();
  }

  go(by: number): void {
    const to = this.at + by;
    if (!this.entries[to]) return;
    this.at = to;
    for (const heard of this.#popped) heard();
  }

  get paths(): string[] {
    return this.entries.slice(0, this.at + 1).map(({ path }) => path);
  }
}

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

async function open(browser: Browser) {
  const module = await import("../../src/kit/pageHistory");
  const shown: string[] = [];
  module.heedHistory((path) => shown.push(path));
  const layer = (onBack?: () => void) =>
    createRoot((dispose) => {
      const [isOpen, setOpen] = createSignal(false);
      module.caughtByBack(isOpen, onBack ?? (() => setOpen(false)));
      return { isOpen, setOpen, dispose };
    });
  const back = async (): Promise<void> => {
    browser.go(-1);
    await settled();
  };
  return { ...module, shown, layer, back };
}

test("Back closes what is open, the last first, and then leaves the page", async () => {
  const browser = new Browser("/");
  const { enterPage, layer, back, shown } = await open(browser);
  enterPage("/t/PEACHY");
  const [menu, dialog] = [layer(), layer()];
  menu.setOpen(true);
  dialog.setOpen(true);
  await back();
  expect([menu.isOpen(), dialog.isOpen()]).toEqual([true, false]);
  await back();
  expect([menu.isOpen(), shown]).toEqual([false, []]);
  await back();
  expect([shown, browser.paths]).toEqual([["/"], ["/"]]);
});

test("what was closed by hand costs no further Back, and however often it opens there is one entry more", async () => {
  const browser = new Browser("/");
  const { enterPage, layer, back, shown } = await open(browser);
  enterPage("/t/PEACHY");
  const menu = layer();
  for (const now of [true, false, true, false]) menu.setOpen(now);
  expect(browser.paths).toEqual(["/", "/t/PEACHY", "/t/PEACHY"]);
  await back();
  expect([shown, browser.paths]).toEqual([["/"], ["/"]]);
});

test("the next page takes the place of the latch", async () => {
  const browser = new Browser("/");
  const { enterPage, layer, back, shown } = await open(browser);
  enterPage("/settings");
  layer().setOpen(true);
  enterPage("/t/PEACHY");
  expect(browser.paths).toEqual(["/", "/settings", "/t/PEACHY"]);
  await back();
  expect(shown).toEqual(["/settings"]);
});

test("what asks before it is left stays until it is left, by Back or by hand", async () => {
  const browser = new Browser("/");
  const { enterPage, leavePage, layer, back, shown } = await open(browser);
  enterPage("/t/PEACHY");
  let asked = 0;
  layer(() => {
    asked += 1;
  }).setOpen(true);
  await back();
  await back();
  expect([asked, shown]).toEqual([2, []]);
  expect(browser.paths).toEqual(["/", "/t/PEACHY", "/t/PEACHY"]);
  expect(leavePage()).toBe(true);
  await settled();
  expect([shown, browser.paths]).toEqual([["/"], ["/"]]);
});

test("Forward leads to the page, and a reload knows where it is", async () => {
  const browser = new Browser("/");
  const before = await open(browser);
  before.enterPage("/t/PEACHY");
  before.layer().setOpen(true);
  browser.reload();
  const after = await open(browser); // on the latch
  await after.back();
  expect(after.shown).toEqual(["/"]);
  browser.go(1);
  await settled();
  expect(after.shown).toEqual(["/", "/t/PEACHY"]);
});

test("who came by a link has no page of ours to go back to", async () => {
  const { leavePage } = await open(new Browser("/t/PEACHY"));
  expect(leavePage()).toBe(false);
});
