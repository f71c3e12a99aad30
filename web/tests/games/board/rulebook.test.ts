// What the screen asks the rules of the board game, and what hardly ever happens.

import { describe, expect, test } from "vitest";
import { fieldOf, isBlocked, placerOf, takesToken } from "../../../src/games/board/rulebook/field";
import { mayDiscard, payableBy } from "../../../src/games/board/rulebook/laying";
import { bridges } from "../../../src/games/board/rulebook/reach";
import { boardOf, neighbours, squareName } from "../../../src/games/board/rulebook/squares";
import { rules } from "../../../src/games/board/rules";
import type { BoardOptions, BoardSnapshot } from "../../../src/games/board/wire";
import { legalLays } from "./legalAims";

const OPTIONS: BoardOptions = {
  pace: "human",
  tokens: "recommended",
  mistakes: "refused",
  reversed: "mistake",
  layout: "block",
  rounds: 6,
};

/** One token on a1, and red and blue in hand. */
function round(board: string, changes: Partial<BoardSnapshot> = {}): BoardSnapshot {
  const hand = { count: 15, discarded: 0, top: null, jokers: 0, passed: 0 };
  return {
    phase: "racing",
    board,
    tokens: { 1: "a1" },
    cards: [],
    jokers: {},
    hands: [
      { ...hand, card: ["red", "blue"] },
      { ...hand, card: ["green", "blue"] },
    ],
    aside: [[], []],
    judged: [0, 0],
    culprits: [],
    debts: [],
    duties: {},
    next_placer: 0,
    ...changes,
  };
}

describe("squares", () => {
  test("are named by column and row; after z comes aa", () => {
    expect([0, 25, 26, 45].map((column) => squareName({ column, row: 2 }))).toEqual([
      "a3",
      "z3",
      "aa3",
      "at3",
    ]);
  });

  test("touch each other by edges, and not over a gap", () => {
    const board = boardOf("rg./.by");
    expect(neighbours(board, "b1")).toEqual(["b2", "a1"]);
    expect(neighbours(board, "a1")).toEqual(["b1"]);
    expect(board.spots.get("c2")).toEqual({ column: 2, row: 1 });
  });
});

describe("a card", () => {
  test("lies next to the token, the right way round", () => {
    expect(legalLays(round("grb"), OPTIONS, 0)).toEqual([
      { do: "lay", token: 1, at: "a1", near: "b1", far: "c1", card: ["red", "blue"] },
    ]);
    expect(legalLays(round("gbr"), OPTIONS, 0)).toMatchObject([{ card: ["blue", "red"] }]);
    expect(legalLays(round("gbr"), { ...OPTIONS, reversed: "forgiven" }, 0)).toHaveLength(2);
    expect(legalLays(round("gry"), OPTIONS, 0)).toEqual([]);
  });

  test("reaches further over jokers, even onto the square that the token leaves", () => {
    const field = fieldOf(round("gr/yb"));
    expect(bridges(field, 1, 1)).toEqual([[], ["b1"], ["a2"]]);
    expect(bridges(field, 1, 2)).toContainEqual(["b1", "a1"]);
  });

  test("that could pay is not discarded", () => {
    const debts = [{ seat: 0, token: 1, number: 1 }];
    expect(mayDiscard(round("grb", { debts }), 0)).toBe(false);
    expect(mayDiscard(round("gry", { debts }), 0)).toBe(true);
    expect(payableBy(round("grb", { debts }), 0)).toEqual([1]);
    expect(payableBy(round("grb", { debts }), 1)).toEqual([]);
    expect(payableBy(round("grb", { debts: [{ seat: 0, token: 1, number: 1, open: true }] }), 1)).toEqual([
      1,
    ]);
  });
});

describe("a card that nobody has seen yet", () => {
  const hand = { card: null, count: 15, discarded: 1, top: ["red", "green"], jokers: 0, passed: 1 } as const;
  const unseen = (changes: Partial<BoardSnapshot> = {}): BoardSnapshot =>
    round("grb", { ...changes, hands: [{ ...hand, top: ["red", "green"] }] });
  const foresee = (from: BoardSnapshot) =>
    rules.predict({ round: from, options: OPTIONS, ahead: null }, 0, { do: "turn_up" });

  test("may be turned away by who owes nothing", () => {
    expect(foresee(unseen())).toEqual([{ event: "turned_up", seat: 0 }]);
    expect(foresee(unseen({ debts: [{ seat: 0, token: 1, number: 1 }] }))).toBeNull();
  });

  test("is not seen on the discard pile either", () => {
    const after = rules.fold(unseen(), foresee(unseen())?.[0] as never, OPTIONS);
    expect(after.hands[0]).toMatchObject({ card: null, discarded: 2, top: ["red", "green"] });
  });
});

describe("tokens", () => {
  test("are blocked when no free pair of two colours is next to them", () => {
    expect(isBlocked(fieldOf(round("grb")), 1)).toBe(false);
    expect(isBlocked(fieldOf(round("grr")), 1)).toBe(true);
    expect(isBlocked(fieldOf(round("grb", { jokers: { b1: 1 } })), 1)).toBe(true);
  });

  test("are placed where none is blocked, by those who are there", () => {
    const field = fieldOf(round("grbyg"));
    expect([...field.board.colours.keys()].filter((square) => takesToken(field, square))).toEqual([
      "d1",
      "e1",
    ]);
    expect(placerOf(round("grb", { next_placer: 1 }))).toBe(1);
    expect(placerOf(round("grb", { next_placer: 1, gone: [1] }))).toBe(0);
  });
});

describe("debts", () => {
  const debts = [
    { seat: 0, token: 1, number: 1 },
    { seat: 0, token: 2, number: 2 },
  ];

  test("are opened, and lapse when the token comes free by itself", () => {
    const owed = round("grb", { debts });
    const open = rules.fold(owed, { event: "debt_opened", token: 2 }, OPTIONS);
    expect(open.debts).toEqual([debts[0], { ...debts[1], open: true }]);
    expect(rules.fold(open, { event: "debt_lapsed", token: 2 }, OPTIONS).debts).toEqual([debts[0]]);
  });

  test("are paid with a card, the oldest first", () => {
    const owed = round("grb", { debts, tokens: { 1: "a1", 2: "a1" } });
    const pay = { do: "pay", at: "a1", near: "b1", far: "c1", card: ["red", "blue"] } as const;
    const foresee = (token: number) =>
      rules.predict({ round: owed, options: OPTIONS, ahead: null }, 0, {
        ...pay,
        card: ["red", "blue"],
        token,
      });
    expect(foresee(1)).toMatchObject([{ event: "laid", token: 1, far: "c1" }]);
    expect(foresee(2)).toBeNull();
  });
});
