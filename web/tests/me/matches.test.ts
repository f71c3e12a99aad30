// My matches: by day, and against whom.

import { describe, expect, it } from "vitest";
import type { MyMatch } from "../../src/net/wireRest";
import { isWith, rivalsIn } from "../../src/screens/me/company";
import { starredIn, withStar } from "../../src/screens/me/createMatches";
import { byDay, daysFrom } from "../../src/screens/me/days";
import { GAMES } from "../mentions";

const seconds = (text: string): number => new Date(text).getTime() / 1000;

function match(points: number[], more: Partial<MyMatch> = {}): MyMatch {
  return {
    id: "m",
    game: GAMES[0] ?? "",
    began: 0,
    ended: 1,
    players: ["Ann", "Ben", "Cem", "Bot"],
    points,
    rounds: [],
    seat: 0,
    people: [0, 1, 2],
    winners: [points.indexOf(Math.max(...points))],
    ...more,
  };
}

describe("days", () => {
  it("have their matches, in the order in which they came", () => {
    const began = ["2026-03-02T23:59", "2026-03-02T00:01", "2026-03-01T12:00", "2025-03-01T12:00"];
    const days = byDay(began.map((text) => match([1], { id: text, began: seconds(text) })));
    expect(days.map(({ matches }) => matches.map(({ id }) => id))).toEqual([
      began.slice(0, 2),
      [began[2]],
      [began[3]],
    ]);
    expect(byDay([])).toEqual([]);
  });

  it.each([
    ["2026-03-29T23:30", "2026-03-30T00:10", -1],
    ["2026-03-30T00:10", "2026-03-30T23:50", 0],
    ["2026-10-24T01:00", "2026-10-26T23:00", -2],
  ])("%s, seen on %s, is %d days from it", (date, now, days) =>
    expect(daysFrom(new Date(now), new Date(date))).toBe(days),
  );
});

describe("head to head", () => {
  it("counts who came before whom, and who has won", () => {
    const all = [
      match([9, 5, 7, 8]),
      match([1, 5, 7, 8]),
      match([5, 5, 7, 2]),
      match([9, 3, 9], { winners: [0, 2] }),
    ];
    const ben = { name: "Ben", matches: 4, before: 2, after: 1, won: 2, theirs: 0 };
    const cem = { name: "Cem", matches: 4, before: 1, after: 2, won: 2, theirs: 2 };
    expect(rivalsIn(all)).toEqual([ben, cem]);
  });

  it("knows no bots, and nobody who was forgotten", () => {
    expect(rivalsIn([match([1, 2], { people: [0] })])).toEqual([]);
    expect(isWith(match([1, 2]), "Bot")).toBe(false);
    expect(isWith(match([1, 2]), "Ann")).toBe(false);
    expect(isWith(match([1, 2]), "Cem")).toBe(true);
  });

  it("leaves out matches that run, that I left, and that I only watched", () => {
    const { seat: _, ...watched } = match([1, 2]);
    const { ended: __, ...running } = match([1, 2]);
    expect(rivalsIn([watched, running, match([1, 2], { left: true })])).toEqual([]);
  });

  it("has those first with whom I have played most, then by name", () => {
    const few = match([1, 2], { players: ["Ann", "Zoe", "Abe"], people: [0, 1, 2] });
    const names = rivalsIn([few, match([1, 2], { people: [0, 2] }), match([1, 2], { people: [0, 2] })]);
    expect(names.map(({ name }) => name)).toEqual(["Cem", "Abe", "Zoe"]);
  });
});

describe("stars", () => {
  const [old, last] = [match([1], { id: "old", starred_rounds: [2] }), match([1], { id: "last", began: 9 })];
  const told = (rounds: ReturnType<typeof starredIn>) =>
    rounds.map(({ match: { id }, round }) => `${id} ${round}`);

  it("come and go, and stand in the order of time", () => {
    const first = starredIn([old]);
    const more = withStar(withStar(first, { match: last, round: 3 }, true), { match: last, round: 1 }, true);
    expect(told(more)).toEqual(["last 1", "last 3", "old 2"]);
    expect(told(withStar(more, { match: last, round: 1 }, true))).toEqual(told(more));
    expect(told(withStar(more, { match: old, round: 2 }, false))).toEqual(["last 1", "last 3"]);
  });
});
