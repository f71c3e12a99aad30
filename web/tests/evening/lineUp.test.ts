import { expect, test } from "vitest";
import type { TableState } from "../../src/net/wire";
import { lineUpOf, misfitOf } from "../../src/screens/evening/lineUp";

const person = { name: "Ann" };
const bot = { name: "Ash", bot: true, level: "adult" };
const waiter = (number: number) => ({ number, name: `Guest ${number}`, in_from: "match" as const });

function table(more: Partial<TableState>): TableState {
  return { players: [], ...more } as TableState;
}

test("as many come in as there are seats without those who sit out", () => {
  const crowd = table({
    players: [person, person, person, person],
    surplus: [1, 2],
    waiting: [waiter(1), waiter(2), waiter(3)],
  });
  const { sitOut, comeIn, wait } = lineUpOf(crowd, 4);
  expect(sitOut).toEqual([1, 2]);
  expect(comeIn.map(({ number }) => number)).toEqual([1, 2]);
  expect(wait.map(({ number }) => number)).toEqual([3]);
});

test("bots, and who has left, are in nobody's way", () => {
  const match = { round: 3, totals: [], handicaps: [], gone: [1] };
  const some = table({ players: [person, person, bot, bot], match, waiting: [waiter(1), waiter(2)] });
  expect(lineUpOf(some, 4).comeIn).toHaveLength(2);
  expect(lineUpOf(some, 2).comeIn).toHaveLength(1);
});

test("a game with fewer seats says who would have to go", () => {
  const people = Array.from({ length: 6 }, () => person);
  expect(misfitOf(table({ players: people }), 4)).toEqual({ resting: 2, bots: 0 });
  expect(misfitOf(table({ players: [person, person, bot, bot, bot] }), 4)).toEqual({ resting: 0, bots: 1 });
  expect(misfitOf(table({ players: [...people, bot] }), 4)).toEqual({ resting: 2, bots: 1 });
  expect(misfitOf(table({ players: people, waiting: [waiter(1)] }), 12)).toEqual({ resting: 0, bots: 0 });
});
