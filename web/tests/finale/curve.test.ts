import { describe, expect, test } from "vitest";
import { drawCurve, seriesOf } from "../../src/screens/finale/curve";
import { type History, historyFrom } from "../../src/table/history";

const MARGINS = { top: 10, right: 100, bottom: 20, left: 30, name: 16 };
const SIZE = { width: 400, height: 200 };

const after = (missed: number, start: number[], ...totals: number[][]): History => ({
  ...historyFrom(missed, start),
  rounds: totals.map((each, at) => ({
    round: missed + at + 1,
    points: [],
    totals: each,
    by: null,
    contests: [],
  })),
});

test("a curve begins where one began to look", () => {
  expect(seriesOf(after(2, [5, 9], [7, 4]))).toEqual([
    [5, 7],
    [9, 4],
  ]);
  expect(drawCurve(after(2, [5, 9], [7, 4]), SIZE, MARGINS).rounds).toEqual([{ round: 3, x: 300 }]);
});

describe("a drawing", () => {
  const drawn = drawCurve(after(0, [0, 0, 0], [10, -4, 9], [30, -10, 30]), SIZE, MARGINS);

  test("goes from the left to the right, and more points are higher up", () => {
    const [first] = drawn.lines;
    expect(first?.points.map(({ x }) => x)).toEqual([30, 165, 300]);
    const heights = first?.points.map(({ y }) => y) ?? [];
    expect(heights).toEqual([...heights].sort((one, other) => other - one));
  });

  test("stays in its room, with levels that one reads easily", () => {
    for (const { points } of drawn.lines)
      for (const { y } of points) expect(y >= MARGINS.top && y <= SIZE.height - MARGINS.bottom).toBe(true);
    expect(drawn.levels.map(({ points }) => points)).toEqual([-10, 0, 10, 20, 30]);
  });

  test("writes no name upon another", () => {
    const names = drawn.lines.map(({ nameY }) => nameY).sort((one, other) => one - other);
    for (const [at, y] of names.entries())
      if (at) expect(y - (names[at - 1] ?? 0)).toBeGreaterThanOrEqual(16);
  });

  test("numbers only some of many rounds", () => {
    const many = after(0, [0, 0], ...Array.from({ length: 30 }, (_, at) => [at, -at]));
    expect(drawCurve(many, SIZE, MARGINS).rounds.map(({ round }) => round)).toEqual([
      3, 6, 9, 12, 15, 18, 21, 24, 27, 30,
    ]);
  });
});
