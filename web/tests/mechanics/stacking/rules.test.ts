// What the screen asks the rules of the stacking race.

import { describe, expect, test } from "vitest";
import { nextTurn, openCards, sourceOf } from "../../../src/mechanics/stacking/area";
import { isComplete, whereItFits } from "../../../src/mechanics/stacking/piles";
import type {
  StackingAhead,
  StackingAreaView,
  StackingPile,
  StackingSnapshot,
} from "../../../src/mechanics/stacking/wire";
import type { Card } from "../../../src/net/wire";
import { frozen } from "../../golden";
import { dealt, OPTIONS, rules } from "./sample";

function area(changes: Partial<StackingAreaView> = {}): StackingAreaView {
  const [own] = dealt().areas;
  return { ...(own as StackingAreaView), ...changes };
}

function roundWith(changes: Partial<StackingAreaView>): StackingSnapshot {
  return { ...dealt(), areas: [area(changes)] };
}

function pile(colour: "red" | "blue", count: number): StackingPile {
  const cards = Array.from({ length: count }, (_, n): Card => [colour, n + 1]);
  return { cards, owners: cards.map(() => 0), sound: count };
}

describe("cards", () => {
  test("lie open on the stock, in the row and turned over", () => {
    const own = area({ visible: ["red", 9], turned_count: 3 });
    expect(openCards(own)).toEqual([
      ["red", 2],
      ["blue", 1],
      ["green", 5],
      ["yellow", 7],
      ["red", 9],
    ]);
    expect(openCards(own).map((card) => sourceOf(own, card))).toEqual(["stock", 0, 1, 2, "turned"]);
    expect(sourceOf(own, ["red", 3])).toBeNull();
  });

  test("fit on every pile that wants them; a 1 starts a new one", () => {
    const round = {
      ...dealt(),
      piles: [pile("red", 3), pile("blue", 3), pile("red", 3), pile("red", 10)],
    };
    expect(whereItFits(round, ["red", 4])).toEqual([0, 2]);
    expect(whereItFits(round, ["red", 5])).toEqual([]);
    expect(whereItFits(round, ["red", 1])).toEqual([4]);
    expect(round.piles.map(isComplete)).toEqual([false, false, false, true]);
  });

  test("fit on no pile that somebody has laid a wrong card on", () => {
    const wrong: StackingPile = {
      ...pile("red", 3),
      cards: [...pile("red", 3).cards, ["red", 9]],
      owners: [0, 0, 0, 1],
    };
    expect(whereItFits({ ...dealt(), piles: [wrong] }, ["red", 4])).toEqual([]);
  });

  test("are built on those of another colour that are one higher, if they are open", () => {
    const own = area({
      stock_top: ["red", 6],
      row: [[["red", 7]], [["blue", 7]], [["green", 7]], [["green", 6]], []],
    });
    expect(rules.whereItBuilds(own, ["red", 6])).toEqual([1, 2]);
    expect(rules.whereItBuilds(own, ["green", 6])).toEqual([]);
  });
});

describe("the hand", () => {
  test.each([
    [
      { hand_count: 9, turned_count: 0 },
      { count: 3, again: false },
    ],
    [
      { hand_count: 2, turned_count: 6 },
      { count: 2, again: false },
    ],
    [
      { hand_count: 0, turned_count: 6 },
      { count: 3, again: true },
    ],
    [
      { hand_count: 0, turned_count: 1 },
      { count: 1, again: true },
    ],
    [{ hand_count: 0, turned_count: 0 }, null],
  ])("%o is turned by %o", (counts, expected) => expect(nextTurn(area(counts))).toEqual(expected));

  test("of three shows the same again, which needs no word of the house", () => {
    const round = roundWith({ visible: ["red", 9], hand_count: 0, turned_count: 3 });
    expect(rules.predict({ round, options: OPTIONS, ahead: null }, 0, { do: "turn" })).toEqual([
      { event: "turned", seat: 0, count: 3, again: true, shows: ["red", 9] },
    ]);
  });
});

describe("cards sent ahead", () => {
  const ahead: StackingAhead = { turn: ["red", 7], under: ["red", 8], stock: ["red", 9] };
  const placed = (source: "stock" | "turned" | number, card: Card, shows?: Card) =>
    ({ event: "placed", seat: 0, card, source, pile: 0, ...(shows && { shows }) }) as const;

  test.each([
    ["the stock's is spent", placed("stock", ["red", 2]), ["turn", "under"]],
    ["the stock's fills a gap", placed(0, ["blue", 1]), ["turn", "under"]],
    ["the one under it is spent", placed("turned", ["red", 3]), ["turn", "stock"]],
    ["those of the hand are spent", { event: "turned", seat: 0, count: 3, shows: ["red", 7] }, ["stock"]],
    ["nothing is as it was", { event: "rotated" }, []],
    ["a freeze changes nothing", { event: "frozen" }, ["turn", "under", "stock"]],
  ] as const)("%s", (_, event, left) => {
    expect(Object.keys(rules.spend(ahead, frozen(event) as never, roundWith({})) ?? {})).toEqual(left);
  });

  test("a hand used up: what is taken up next is the card under the one that was laid", () => {
    const small: StackingAhead = { turn: ["red", 9], under: ["red", 8] };
    const round = roundWith({ visible: ["red", 9], hand_count: 0, turned_count: 3 });
    expect(rules.spend(small, placed("turned", ["red", 9], ["red", 8]), round)).toEqual({ turn: ["red", 8] });
  });
});

test("what an event leaves alone is the same object afterwards", () => {
  const round = frozen(dealt());
  const after = rules.fold(round, { event: "turned", seat: 0, count: 3, shows: ["red", 9] }, OPTIONS);
  expect(after.areas[1]).toBe(round.areas[1]);
  expect(after.piles).toBe(round.piles);
  expect(after.areas[0]?.row).toBe(round.areas[0]?.row);
});
