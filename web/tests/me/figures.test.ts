// What rounds were like over weeks: figures with errors, levels that can be told, and where dots stand.

import { describe, expect, it } from "vitest";
import type { LevelScale, Levels } from "../../src/games/games";
import type { OwnRound } from "../../src/net/wireRest";
import { merged, withoutPar } from "../../src/screens/figures/createFigures";
import { LEVELS, placedOn } from "../../src/screens/figures/levels";
import { labelled, plotted } from "../../src/screens/figures/plotting";
import { FIGURES, figureOf, medianOf } from "../../src/screens/figures/statistics";
import { weeksOf } from "../../src/screens/figures/weeks";
import { binOf, binsOf } from "../../src/screens/review/bins";

function round(more: Partial<OwnRound> = {}): OwnRound {
  return { match: "m", round: 1, made: 0, points: 0, ...more };
}

const on = (text: string): number => new Date(text).getTime() / 1000;

describe("a figure of many rounds", () => {
  it.each([
    [[], null],
    [[700], 700],
    [[700, 900], 800],
    [[1, 2, 9], 2],
  ])("has the middle of %j", (sorted, middle) => expect(medianOf(sorted)).toBe(middle));

  it("is the mean of the rounds' middles, and says how sure it is", () => {
    const rounds = [round({ reactions: [900, 1000, 5000] }), round({ reactions: [1400] }), round()];
    expect(figureOf("reaction", rounds)).toEqual({ value: 1200, error: 200, rounds: 2 });
    expect(figureOf("reaction", rounds.slice(1))).toEqual({ value: 1400, error: null, rounds: 1 });
    expect(figureOf("reaction", [round()])).toBeNull();
  });

  it("is a share of all that there was, whatever the round", () => {
    const rounds = [
      round({ taken: 8, chances: 10, races_won: 1 }),
      round({ taken: 1, chances: 2, races_lost: 3 }),
      round(),
    ];
    const taken = figureOf("chances", rounds);
    expect(taken?.value).toBe(9 / 12);
    expect(taken?.rounds).toBe(2);
    expect(taken?.error).toBeCloseTo(Math.sqrt(0.5 ** 2 * 2 * 2) / 12);
    expect(figureOf("races", rounds)?.value).toBe(1 / 4);
    expect(figureOf("races", [round()])).toBeNull();
  });

  it("is over par where par is known", () => {
    const rounds = [round({ points: 9, par: 4 }), round({ points: 2, par: 3 }), round({ points: 50 })];
    expect(figureOf("points", rounds)).toEqual({ value: 2, error: 3, rounds: 2 });
    expect(figureOf("points", [round({ points: 50 })])).toBeNull();
  });
});

describe("weeks", () => {
  it("begin on Monday where the reader is, and are there only if something was played", () => {
    const made = ["2026-03-30T00:00", "2026-03-29T23:59", "2026-03-23T00:00", "2026-02-01T12:00"].map(on);
    const weeks = weeksOf(made.map((at) => round({ made: at, reactions: [800] })));
    expect(weeks.map(({ begins, rounds }) => [begins.getTime() / 1000, rounds])).toEqual([
      [on("2026-01-26T00:00"), 1],
      [on("2026-03-23T00:00"), 2],
      [on("2026-03-30T00:00"), 1],
    ]);
    expect(weeks[1]?.figures.reaction).toEqual({ value: 800, error: 0, rounds: 2 });
    expect(weeks[1]?.figures.points).toBeNull();
    expect(weeksOf([])).toEqual([]);
  });
});

describe("a level", () => {
  const levels: Levels = [1600, 1500, 1300, 1200, 1000].map((value) => [value, 10]);
  const like = (value: number, error: number | null, rounds = 20) =>
    placedOn({ value, error, rounds }, levels);

  it.each([
    [1310, 20, ["adult"]],
    [1250, 30, ["adult", "regular"]],
    [1550, 60, ["child", "beginner"]],
    [700, 5, ["champion"]],
    [9000, 5, ["child"]],
    [1400, 1, ["beginner"]],
  ])("is told of %d ± %d", (value, error, alike) =>
    expect(like(value, error)).toEqual({ told: "like", levels: alike }),
  );

  it("is not told of few rounds, nor where it could be any", () => {
    expect(like(1300, null, 1)).toEqual({ told: "few" });
    expect(like(1300, 10, 4)).toEqual({ told: "few" });
    expect(like(1300, 200)).toEqual({ told: "unclear" });
  });

  it("is not told where two that are no neighbours are alike", () => {
    const bent: Levels = [0.6, 0.7, 0.76, 0.8, 0.761].map((value) => [value, 0.001]);
    expect(placedOn({ value: 0.76, error: 0.01, rounds: 20 }, bent)).toEqual({ told: "unclear" });
  });

  it("is said without an error of its own, too", () => {
    expect(placedOn({ value: 0, error: 0, rounds: 9 }, [[0, 0]])).toEqual({
      told: "like",
      levels: ["child"],
    });
  });
});

describe("the scales that were measured", () => {
  const scales = import.meta.glob<{ default: LevelScale }>("../../src/games/*/levelScale.json", {
    eager: true,
  });

  it.each(Object.entries(scales))(
    "%s has all levels, and the stronger is the quicker one",
    (_, { default: scale }) => {
      for (const name of FIGURES) expect(scale[name]).toHaveLength(LEVELS.length);
      const reactions = scale.reaction.map(([ms]) => ms);
      expect(reactions).toEqual(reactions.toSorted((one, other) => other - one));
      const points = scale.points.map(([value]) => value);
      expect(points).toEqual(points.toSorted((one, other) => one - other));
      expect(scale.points[LEVELS.indexOf("adult")]).toEqual([0, 0]);
    },
  );

  it("are there", () => expect(Object.keys(scales).length).toBeGreaterThan(0));
});

describe("a plot", () => {
  const weeks = weeksOf([
    round({ made: on("2026-03-02T12:00"), reactions: [2000] }),
    round({ made: on("2026-03-03T12:00"), reactions: [1000] }),
    round({ made: on("2026-03-30T12:00"), reactions: [1000] }),
  ]);
  const levels: Levels = [
    [1500, 1],
    [1100, 1],
  ];

  it("has what is quicker above, and time from left to right", () => {
    const { points, lines } = plotted("reaction", weeks, levels);
    const [first, last] = points;
    expect([first?.x, last?.x]).toEqual([0.06, 0.94]);
    expect(first?.y).toBeGreaterThan(last?.y ?? 1);
    expect(first?.error?.[1]).toBeCloseTo(0.94);
    expect(last?.error).toBeNull();
    expect(lines[0]).toBeGreaterThan(lines[1] ?? 1);
  });

  it("of one week stands in the middle, and of nothing is empty", () => {
    expect(plotted("reaction", weeks.slice(1), []).points).toEqual([{ x: 0.5, y: 0.06, error: null }]);
    expect(plotted("races", weeks, levels).points).toEqual([]);
  });

  it("names the lines that have room for it, the outermost first", () => {
    expect(labelled([0.9, 0.7, 0.65, 0.4, 0.1], 0.13)).toEqual([0, 1, 3, 4]);
    expect(labelled([0.5, 0.5], 0.13)).toEqual([0]);
    expect(labelled([], 0.13)).toEqual([]);
  });
});

describe("rounds that come in pages", () => {
  it("are there once, as the house said it last, the last one first", () => {
    const known = [round({ round: 2, made: 2 }), round({ round: 1, made: 1 })];
    const found = [round({ round: 3, made: 3 }), round({ round: 2, made: 2, par: 4 })];
    expect(merged(found, known).map(({ round: number, par }) => [number, par])).toEqual([
      [3, undefined],
      [2, 4],
      [1, undefined],
    ]);
  });

  it("of those without par, there are chances to be compared", () => {
    const rounds = [round({ chances: 3 }), round({ chances: 3, par: 1 }), round()];
    expect(withoutPar(rounds)).toEqual([rounds[0]]);
  });
});

describe("a histogram", () => {
  it("has bins of a quarter of a second, or wider ones, and the slowest in the last", () => {
    const { ms, heights } = binsOf([100, 200, 300, 2900]);
    expect(ms).toBe(250);
    expect(heights.slice(0, 3)).toEqual([1, 0.5, 0]);
    expect(heights.at(-1)).toBe(0.5);
    expect(binOf(90_000, ms)).toBe(11);
    expect(binsOf([8000, 8000]).ms).toBe(750);
    expect(binsOf([]).heights).toEqual(Array(12).fill(0));
  });
});
