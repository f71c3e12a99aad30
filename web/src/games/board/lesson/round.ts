// A board for two near the end of a round, on which each card of the lesson has one place, or none.

import type { BoardCard, BoardLaidCard, BoardSnapshot } from "../wire";

export const COLUMNS = 15;
export const ROWS = 10;

const BOARD =
  "rbrvoyborbvrgog/yvygrgvboroyryv/brobgvbrbvgrgvo/rvbyvgvbybvbvgb/bryoborvbvyrbyg/" +
  "vgoyovygybvovoy/gbgrgrvyogybrgv/vyvyogrvgovybob/bvrbrbvybgygryv/vyoygrbvovgygbg";

function laid(seat: number, card: BoardCard, near: string, far: string): BoardLaidCard {
  return { seat, card, near, far };
}

export const round: BoardSnapshot = {
  phase: "racing",
  board: BOARD,
  tokens: { 1: "h5", 2: "l10", 3: "j10", 4: "m8" },
  cards: [
    laid(0, ["violet", "red"], "m6", "m7"),
    laid(1, ["green", "violet"], "j9", "j10"),
    laid(0, ["blue", "yellow"], "l7", "l8"),
    laid(1, ["blue", "yellow"], "j4", "i4"),
    laid(0, ["green", "yellow"], "l9", "k9"),
    laid(1, ["green", "yellow"], "k10", "l10"),
    laid(0, ["blue", "violet"], "i5", "h5"),
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
