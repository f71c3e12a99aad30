// Where a deal came from is known in the tab that played it, and nowhere else.

import { beforeEach, expect, test, vi } from "vitest";
import type { Film } from "../../src/films/film";
import { keepSource, recallSource } from "../../src/screens/again/dealSource";
import { addressOf } from "../../src/screens/again/filmAddress";
import { wantedIn } from "../../src/screens/replay/address";
import { keepPar, knownPar } from "../../src/screens/replay/knownPars";

const SOURCE = { film: "/m/3f2a?round=2&seat=1", name: "Ben", par: { mean: 9.2, error: 0.4 } };

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});

test("each table has its own", () => {
  keepSource("ABCDEF", SOURCE);
  expect(recallSource("ABCDEF")).toEqual(SOURCE);
  expect(recallSource("GHJKLM")).toBeNull();
});

test("where nothing is kept, nothing breaks", () => {
  vi.stubGlobal("sessionStorage", undefined);
  keepSource("ABCDEF", SOURCE);
  expect(recallSource("ABCDEF")).toBeNull();
});

test("the way back leads to the round, as it was seen", () => {
  const search = (path: string): string => path.slice(path.indexOf("?"));
  for (const seat of [0, 3, null]) {
    const path = addressOf({ match: "3f2a", round: 2, seat });
    expect(wantedIn("3f2a", search(path))).toEqual({ match: "3f2a", round: 2, seat, at: null });
  }
});

test("par is known once somebody has asked for it", () => {
  const film = { round: 2 } as Film;
  expect(knownPar(film, 1)).toBeNull();
  keepPar(film, { points: [8, 9.2], errors: [0.3, 0.4] });
  expect(knownPar(film, 1)).toEqual({ mean: 9.2, error: 0.4 });
  expect(knownPar(film, 2)).toBeNull();
  expect(knownPar({ round: 2 } as Film, 1)).toBeNull();
});
