// The squares of the board game: which are neighbours, which are free, where a card finds a place.

import { isSame } from "../deal.mjs";

const COLOURS = { r: "red", o: "orange", y: "yellow", g: "green", b: "blue", v: "violet" };
const LETTERS = "abcdefghijklmnopqrstuvwxyz";
const SIDES = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];

/** `c4` is in the third column of the fourth row; after column z comes aa. */
export function squareName(column, row) {
  const before = Math.floor(column / 26);
  return `${before ? LETTERS[before - 1] : ""}${LETTERS[column % 26]}${row + 1}`;
}

/** The board of a round with all that lies and stands on it. `colours` has its squares in reading order. */
export class Field {
  colours = new Map();
  neighbours = new Map();

  constructor(round) {
    this.round = round;
    const rows = round.board.split("/");
    const isSquare = (x, y) => (rows[y]?.[x] ?? ".") !== ".";
    for (const [y, row] of rows.entries()) {
      for (const [x, letter] of [...row].entries()) {
        if (letter === ".") continue;
        const sides = SIDES.map(([right, down]) => [x + right, y + down]).filter((side) => isSquare(...side));
        this.colours.set(squareName(x, y), COLOURS[letter]);
        this.neighbours.set(
          squareName(x, y),
          sides.map((side) => squareName(...side)),
        );
      }
    }
    this.covered = new Set([
      ...round.cards.flatMap(({ near, far }) => [near, far]),
      ...Object.keys(round.jokers),
    ]);
    this.free = new Set(this.colours.keys());
    for (const square of [...this.covered, ...Object.values(round.tokens)]) this.free.delete(square);
  }

  /** Numbers and squares. */
  tokens() {
    return Object.entries(this.round.tokens).map(([token, square]) => [Number(token), square]);
  }

  /** All two neighbouring free squares of the board, both ways round. */
  *pairs(free = this.free) {
    for (const near of free) yield* this.#from(near, free);
  }

  *#from(near, free) {
    for (const far of this.neighbours.get(near)) if (free.has(far)) yield [near, far];
  }

  /** The free pairs next to a square. */
  *#around(square, free) {
    for (const near of this.neighbours.get(square)) if (free.has(near)) yield* this.#from(near, free);
  }

  /** The places that can be reached from a token's square, at once or over a bridge of so many jokers. */
  *ways(at, jokers, free = this.free, bridge = []) {
    for (const [near, far] of this.#around(at, free)) yield { bridge, near, far };
    if (!jokers) return;
    for (const step of this.neighbours.get(at)) {
      if (!free.has(step)) continue;
      const left = new Set(free);
      left.delete(step);
      if (!bridge.length && !this.covered.has(at)) left.add(at); // the token has left it
      yield* this.ways(step, jokers - 1, left, [...bridge, step]);
    }
  }

  /** No free pair of two colours is left next to the square. */
  isBlocked(square, free = this.free) {
    for (const [near, far] of this.#around(square, free)) {
      if (this.colours.get(near) !== this.colours.get(far)) return false;
    }
    return true;
  }

  /** Where a token may be put before the race, in reading order: no token may be blocked then. */
  tokenSquares() {
    const stand = Object.values(this.round.tokens);
    return [...this.colours.keys()].filter((square) => {
      const left = new Set(this.free);
      return left.delete(square) && ![square, ...stand].some((token) => this.isBlocked(token, left));
    });
  }

  asItLies(near, far) {
    return [this.colours.get(near), this.colours.get(far)];
  }

  /** Whether these are the colours of the card, either way round. */
  takes(card, near, far) {
    const there = this.asItLies(near, far);
    return isSame(card, there) || isSame(card, there.reverse());
  }
}
