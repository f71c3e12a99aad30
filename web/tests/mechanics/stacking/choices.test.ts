import { describe, expect, test } from "vitest";
import { closest, dropOn, type Glance, isOpenQuestion, tapOn } from "../../../src/mechanics/stacking/choices";
import { keysFor } from "../../../src/mechanics/stacking/keyboard";
import type { StackingOptions } from "../../../src/mechanics/stacking/rules";
import { freeSlots, placesNeeded, slotsAfter } from "../../../src/mechanics/stacking/slots";
import type { StackingAreaView, StackingPile } from "../../../src/mechanics/stacking/wire";
import type { Card } from "../../../src/net/wire";
import { OPTIONS, rules } from "./sample";

function area(changes: Partial<StackingAreaView> = {}): StackingAreaView {
  const row: Card[][] = [[["green", 6]], [["blue", 6]], [["red", 9]]];
  const counts = { stock_count: 10, hand_count: 24, turned_count: 3, false_calls: 0 };
  return { row, stock_top: ["red", 5], visible: ["yellow", 3], ...counts, ...changes };
}

function pile(...cards: Card[]): StackingPile {
  return { cards, owners: cards.map(() => 1), sound: cards.length };
}

function sight(piles: StackingPile[], options: Partial<StackingOptions> = {}): Glance {
  const round = { phase: "racing" as const, areas: [area(), area()], piles };
  return { round, options: { ...OPTIONS, ...options }, rules, seat: 0 };
}

const TWO: StackingPile = pile(["yellow", 1], ["yellow", 2]);

describe("a tap", () => {
  test("names the pile where there is only one, so that the house can tell who was quicker", () => {
    const onto = { pile: 0, top: ["yellow", 2] };
    expect(tapOn(sight([TWO]), ["yellow", 3])).toEqual({
      means: "do",
      command: { do: "play", card: ["yellow", 3], onto },
    });
  });

  test("goes anywhere where there are several", () => {
    expect(tapOn(sight([TWO, TWO]), ["yellow", 3])).toEqual({
      means: "do",
      command: { do: "play", card: ["yellow", 3] },
    });
  });

  test("starts a pile with a 1, and does nothing with what fits nowhere", () => {
    expect(tapOn(sight([]), ["red", 1])).toMatchObject({ command: { do: "start" } });
    expect(tapOn(sight([TWO]), ["red", 5])).toEqual({ means: "nothing" });
  });

  test("asks which place of the row, in the advanced game", () => {
    expect(tapOn(sight([], { advanced: true }), ["red", 5])).toEqual({ means: "choose", places: [0, 1] });
  });

  test("waits for the finger to leave where the card may be meant for the row", () => {
    const four = pile(["red", 1], ["red", 2], ["red", 3], ["red", 4]);
    expect(isOpenQuestion(sight([four], { advanced: true }), ["red", 5])).toBe(true);
    expect(isOpenQuestion(sight([four]), ["red", 5])).toBe(false);
  });
});

describe("a drag", () => {
  test("lays a wrong card only where mistakes are called", () => {
    const aim = { at: "pile", pile: 0 } as const;
    expect(dropOn(sight([TWO]), ["red", 5], aim)).toBeNull();
    expect(dropOn(sight([TWO], { mistakes: "called" }), ["red", 5], aim)).toEqual({
      do: "play",
      card: ["red", 5],
      onto: { pile: 0, top: ["yellow", 2], owner: 1 },
    });
  });

  test("builds on the place it was dropped on", () => {
    const command = dropOn(sight([], { advanced: true }), ["red", 5], { at: "row", place: 1 });
    expect(command).toEqual({ do: "build", card: ["red", 5], place: 1, top: ["blue", 6] });
    expect(dropOn(sight([], { advanced: true }), ["red", 5], { at: "row", place: 2 })).toBeNull();
  });
});

describe("the places of the piles", () => {
  const red = pile(["red", 1]);
  const blue = pile(["blue", 1]);

  test("are kept, and freed by complete piles that are cleared away", () => {
    const first = slotsAfter(new Map(), [red, red, blue], new Set());
    expect(first.get(1)).toEqual({ suit: "red", place: 1 });
    const full = pile(...Array.from({ length: 10 }, (_, n): Card => ["red", n + 1]));
    const second = slotsAfter(first, [full, red, blue], new Set([0]));
    expect(second.has(0)).toBe(false);
    expect(second.get(1)).toBe(first.get(1));
    const third = slotsAfter(second, [full, red, blue, red], new Set([0]));
    expect(third.get(3)).toEqual({ suit: "red", place: 0 });
  });

  test("are the same as before when nothing has changed", () => {
    const first = slotsAfter(new Map(), [red, blue], new Set());
    expect(slotsAfter(first, [red, blue], new Set())).toBe(first);
    expect(freeSlots(first).map(({ place }) => place)).toEqual([1, 0, 0, 1]);
  });

  test("leave room for one more, as long as somebody can start one", () => {
    const reds = slotsAfter(new Map(), [red, red, red, red], new Set());
    expect(placesNeeded(reds, 12)).toBe(5);
    expect(placesNeeded(reds, 4)).toBe(4);
    expect(placesNeeded(new Map(), 2)).toBe(2);
  });
});

test("the one with the fewest cards is closest, if they are few", () => {
  const round = {
    phase: "racing" as const,
    areas: [area({ stock_count: 3 }), area({ stock_count: 7 })],
    piles: [],
  };
  expect(closest(round)).toEqual([0]);
  expect(closest({ ...round, gone: [0] })).not.toContain(0);
  expect(closest({ ...round, areas: [area(), area()] })).toEqual([]);
});

test("no key has two meanings, for either hand", () => {
  for (const hand of ["right", "left"] as const)
    for (const row of [3, 4, 5]) {
      const { row: places, ...others } = keysFor(hand, row);
      const all = [...places, ...Object.values(others)];
      expect(places.length).toBe(row);
      expect(new Set(all).size).toBe(all.length);
    }
});
