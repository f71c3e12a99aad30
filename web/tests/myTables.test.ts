// How often home asks for the tables at which one sits: live while somebody looks, silent while nobody does.

import { createRoot } from "solid-js";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { MyTable } from "../src/net/wireRest";
import { createMyTables } from "../src/screens/goOn/myTables";

const MINUTE = 60_000;
const TABLE = { code: "PEACHY", game: "", touched: 0, players: ["Ben"], bots: 0 } as unknown as MyTable;

class Page extends EventTarget {
  visibilityState = "visible";

  turn(visibilityState: "visible" | "hidden"): void {
    this.visibilityState = visibilityState;
    this.dispatchEvent(new Event("visibilitychange"));
  }
}

let page: Page;
let tables: MyTable[];
let answer: () => Response;
const house = vi.fn(async () => answer());
let leave = (): void => undefined;

beforeEach(() => {
  vi.useFakeTimers();
  page = new Page();
  tables = [TABLE];
  answer = () => Response.json({ tables });
  house.mockClear();
  const kept = new Map([["pellmell secret", "s".repeat(32)]]);
  vi.stubGlobal("document", page);
  vi.stubGlobal("window", new EventTarget());
  vi.stubGlobal("fetch", house);
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(() => {
  leave();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** What home shows from now on, and how often it asked to begin with. */
async function open(): Promise<{ shown: () => string[]; asked: number }> {
  const mine = createRoot((dispose) => {
    leave = dispose;
    return createMyTables();
  });
  return { shown: () => mine().map(({ code }) => code), asked: await pass(0) };
}

/** And how often the house was asked since time passed last. */
async function pass(ms: number): Promise<number> {
  await vi.advanceTimersByTimeAsync(ms);
  return house.mock.calls.splice(0).length;
}

test("while somebody looks, what changed is there within ten seconds", async () => {
  const { shown } = await open();
  expect(shown()).toEqual(["PEACHY"]);
  tables = [TABLE, { ...TABLE, code: "BERRY" }];
  expect(await pass(10_000)).toBe(1);
  expect(shown()).toEqual(["PEACHY", "BERRY"]);
});

test("where there are no tables, the house is asked more rarely", async () => {
  tables = [];
  await open();
  expect(await pass(MINUTE)).toBe(2);
});

test("while nobody looks, the house is not asked; who looks again sees at once how it stands", async () => {
  const { shown } = await open();
  page.turn("hidden");
  expect(await pass(10 * MINUTE)).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
  tables = [{ ...TABLE, code: "BERRY" }];
  page.turn("visible");
  expect(await pass(0)).toBe(1);
  expect(shown()).toEqual(["BERRY"]);
});

test("a page that is opened in the background asks when it is first seen", async () => {
  page.visibilityState = "hidden";
  expect((await open()).asked).toBe(0);
  expect(await pass(MINUTE)).toBe(0);
  page.turn("visible");
  expect(await pass(0)).toBe(1);
});

test("whoever looks to and fro asks every three seconds at most, and sees the last state all the same", async () => {
  const { shown } = await open();
  for (let flick = 0; flick < 20; flick += 1) {
    page.turn("hidden");
    page.turn("visible");
    expect(await pass(100)).toBe(0);
  }
  tables = [{ ...TABLE, code: "BERRY" }];
  expect(await pass(1_000)).toBe(1);
  expect(shown()).toEqual(["BERRY"]);
});

test("a house that asks for patience gets it, whoever looks", async () => {
  answer = () => new Response("{}", { status: 429, headers: { "Retry-After": "40" } });
  await open();
  await pass(20_000);
  page.turn("hidden");
  page.turn("visible");
  expect(await pass(19_000)).toBe(0);
  expect(await pass(1_000)).toBe(1);
});

test("a house that can't be reached is asked again when the line is back", async () => {
  house.mockRejectedValueOnce(new TypeError("no line"));
  const { shown } = await open();
  await pass(5_000);
  window.dispatchEvent(new Event("online"));
  await pass(0);
  expect(shown()).toEqual(["PEACHY"]);
});

test("a page that is left asks nothing more", async () => {
  await open();
  leave();
  expect(await pass(MINUTE)).toBe(0);
  page.turn("visible");
  expect(await pass(MINUTE)).toBe(0);
});
