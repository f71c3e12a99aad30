import { describe, expect, test } from "vitest";
import { type History, historyFrom, type PastRound } from "../../src/table/history";
import { honoursOf } from "../../src/table/honours";

const round = (points: number[], totals: number[], more: Partial<PastRound> = {}): PastRound => ({
  round: 1,
  points,
  totals,
  by: null,
  contests: [],
  ...more,
});
const seen = (changes: Partial<History>): History => ({ ...historyFrom(0, [0, 0, 0]), ...changes });

describe("an honour", () => {
  test("is for who won most races for a place, over all rounds", () => {
    const rounds = [
      round([1, 2, 3], [1, 2, 3], { contests: [{ won: 2 }, { won: 1 }, {}] }),
      round([0, 0, 0], [1, 2, 3], { contests: [{}, { won: 2 }, {}] }),
    ];
    expect(honoursOf(seen({ rounds }), [2])[0]).toEqual({ kind: "races", seats: [1], value: 3 });
  });

  test("is for the quickest, and for the longest run", () => {
    const honours = honoursOf(seen({ quickest: [900, 310, null], longestRun: [2, 1, 5] }), [0]);
    expect(honours).toEqual([
      { kind: "quickest", seats: [1], value: 310 },
      { kind: "run", seats: [2], value: 5 },
    ]);
  });

  test("is for who won after lying far behind, for the best round, and for who ended most of them", () => {
    const rounds = [round([-8, 12, 3], [-8, 12, 3], { by: 1 }), round([30, 2, 5], [22, 14, 8], { by: 1 })];
    expect(honoursOf(seen({ rounds }), [0])).toEqual([
      { kind: "comeback", seats: [0], value: 20 },
      { kind: "round", seats: [0], value: 30 },
      { kind: "stops", seats: [1], value: 2 },
    ]);
  });

  test("may be shared by two, and is nobody's if more are as good", () => {
    expect(honoursOf(seen({ longestRun: [4, 4, 2] }), [])).toEqual([
      { kind: "run", seats: [0, 1], value: 4 },
    ]);
    expect(honoursOf(seen({ longestRun: [4, 4, 4] }), [])).toEqual([]);
  });
});

describe("three honours", () => {
  test("go to different players where they can", () => {
    const rounds = [
      round([9, 1, 2], [9, 1, 2], { by: 2, contests: [{ won: 3 }, {}, {}] }),
      round([1, 2, 7], [10, 3, 9], { by: 2, contests: [] }),
    ];
    const honours = honoursOf(seen({ rounds, quickest: [200, 500, 600], longestRun: [6, 2, 3] }), [0]);
    expect(honours.map(({ kind }) => kind)).toEqual(["races", "quickest", "stops"]);
  });

  test("are fewer where little was seen", () => {
    expect(honoursOf(historyFrom(4, [10, 20, 30]), [2])).toEqual([]);
  });
});
