// A small board near the end of a round, on which each card of the lesson has one place, or none.

import type { BoardCard, BoardLaidCard, BoardSnapshot } from "../wire";

export const SIDE = 8; // squares

const BOARD = "rbvgrgvo/bybvbvgb/vbvyrbyg/gybvovoy/yogybrgv/vgovybob/ybgygryv/vovgygbg";

function laid(seat: number, card: BoardCard, near: string, far: string): BoardLaidCard {
  return { seat, card, near, far };
}

export const round: BoardSnapshot = {
  phase: "racing",
  board: BOARD,
  tokens: { 1: "a3", 2: "e8", 3: "c8", 4: "f6" },
  cards: [
    laid(0, ["violet", "red"], "f4", "f5"),
    laid(1, ["green", "violet"], "c7", "c8"),
    laid(0, ["blue", "yellow"], "e5", "e6"),
    laid(1, ["blue", "yellow"], "c2", "b2"),
    laid(0, ["green", "yellow"], "e7", "d7"),
    laid(1, ["green", "yellow"], "d8", "e8"),
    laid(0, ["blue", "violet"], "b3", "a3"),
  ],
  jokers: {},
  hands: [
    { card: ["red", "blue"], count: 5, discarded: 0, top: null, jokers: 2, passed: 0 },
    { card: ["red", "green"], count: 8, discarded: 0, top: null, jokers: 2, passed: 0 },
  ],
  aside: [[], []],
  judged: [0, 0],
  culprits: [],
  debts: [],
  duties: {},
  next_placer: 0,
};
