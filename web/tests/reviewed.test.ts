// What a round was like, in words: one sentence for each thing that can become of a chance, in every language.

import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { stepsOf } from "../src/films/steps";
import type { ChanceTold } from "../src/net/films";
import { missedBy } from "../src/screens/review/missed";
import { type Reviewed, saidOf, seconds } from "../src/screens/review/reviewed";
import { loadWords } from "../src/screens/review/words";
import { LANGUAGES } from "../src/words/languages";
import { speak } from "../src/words/localized";
import { goldenFilms, showingOf } from "./films/goldenFilms";

const reviewed = {
  thingName: () => "red 5",
  nameOf: (seat: number) => ["Ann", "Ben"][seat] ?? "",
} as unknown as Reviewed;
const chance: ChanceTold = { seat: 0, thing: null, opened: 0, closed: 2349, open: 2349, fate: "lost", by: 1 };

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await speak("en");
  await loadWords();
});

afterAll(() => vi.unstubAllGlobals());

test("a chance that somebody else took says who, and how long it was there", () => {
  expect(saidOf(reviewed, chance)).toBe("Red 5 fitted here for 2.3 s, then Ben was there.");
});

test("a race says by how much it was lost", () => {
  expect(saidOf(reviewed, { ...chance, ms: 84 })).toBe("Red 5: Ben was quicker by 84 ms.");
});

test("a tie is no race that can be told", () => {
  expect(saidOf(reviewed, { ...chance, ms: 0 })).toContain("then Ben was there");
});

describe.each(LANGUAGES)("in %s", (language) => {
  test.each(["lost", "left", "passed", "gone"] as const)("%s is one sentence", async (fate) => {
    await speak(language);
    const said = saidOf(reviewed, { ...chance, fate });
    expect(said).toMatch(/^Red 5 .*2\.3.*[.]$/);
    await speak("en");
  });
});

test("what was missed is found by its number, and nothing else", () => {
  const [one, other] = [chance, { ...chance, fate: "left" as const }];
  const seats = [{ taken: 0, chances: 2, reactions: [], missed: [1, 0, 7] }];
  expect(missedBy({ chances: [one, other], seats }, 0)).toEqual([other, one]);
  expect(missedBy({ chances: [one], seats }, 3)).toEqual([]);
});

test("times are short", () => expect([seconds(1234, 2), seconds(50, 1)]).toEqual(["1.23", "0.1"]));

test("steps go down to what was left at the end", () => {
  for (const { film } of goldenFilms()) {
    const showing = showingOf(film);
    const { known } = showing.after(film.shots.length);
    const left = known.last && showing.rules.left?.(known.last);
    const steps = stepsOf(showing);
    if (left) expect(steps.map((own) => own.at(-1)?.left)).toEqual(left);
    for (const own of steps)
      expect(own.map(({ at }) => at)).toEqual(own.map(({ at }) => at).sort((a, b) => a - b));
  }
});
