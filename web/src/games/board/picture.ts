// The board as the eye sees it: ways from square to square, and what covers what. Pure.

import type { Colour } from "../../net/wire";
import type { FrameName } from "./pieces/marks";
import { type Spot, type Square, squareName } from "./rulebook/squares";
import type { BoardLaidCard, BoardSnapshot } from "./wire";

export type Direction = "up" | "right" | "down" | "left";

/** Clockwise, one for each quarter turn. */
export const DIRECTIONS: readonly Direction[] = ["up", "right", "down", "left"];

const STEPS: Record<Direction, Spot> = {
  up: { column: 0, row: -1 },
  right: { column: 1, row: 0 },
  down: { column: 0, row: 1 },
  left: { column: -1, row: 0 },
};

const LETTERS = 26;
const BEFORE_A = "a".charCodeAt(0) - 1;

export function spotOf(square: Square): Spot {
  const letters = square.replace(/\d+$/, "");
  const column = [...letters].reduce((sum, letter) => sum * LETTERS + letter.charCodeAt(0) - BEFORE_A, 0) - 1;
  return { column, row: Number(square.slice(letters.length)) - 1 };
}

/** Null above and left of all boards; elsewhere there may be no square of that name. */
export function step(square: Square, direction: Direction): Square | null {
  const { column, row } = spotOf(square);
  const next = { column: column + STEPS[direction].column, row: row + STEPS[direction].row };
  return next.column < 0 || next.row < 0 ? null : squareName(next);
}

/** The way from a square to its neighbour; null if they share no edge. */
export function directionOf(from: Square, to: Square): Direction | null {
  return DIRECTIONS.find((direction) => step(from, direction) === to) ?? null;
}

export function tokensBeside({ tokens }: { tokens: ReadonlyMap<number, Square> }, square: Square): number[] {
  return [...tokens].filter(([, at]) => directionOf(at, square)).map(([token]) => token);
}

export type Covering =
  | { what: "card"; seat: number; colour: Colour; towards: Direction }
  | { what: "joker"; seat: number };

const covers = new WeakMap<BoardSnapshot, ReadonlyMap<Square, Covering>>();

/** What lies on each covered square; a card's half knows where its other half is. Only close-ups want to know. */
export function coversOf(round: BoardSnapshot): ReadonlyMap<Square, Covering> {
  const found = covers.get(round) ?? made(round);
  covers.set(round, found);
  return found;
}

function made({ cards, jokers }: BoardSnapshot): Map<Square, Covering> {
  const found = new Map<Square, Covering>(cards.flatMap(halves));
  for (const [square, seat] of Object.entries(jokers)) found.set(square, { what: "joker", seat });
  return found;
}

function halves({ seat, card, near, far }: BoardLaidCard): [Square, Covering][] {
  const half = (square: Square, other: Square, colour: Colour): [Square, Covering] => [
    square,
    { what: "card", seat, colour, towards: directionOf(square, other) ?? "up" },
  ];
  return [half(near, far, card[0]), half(far, near, card[1])];
}

const FRAMES: readonly FrameName[] = ["single", "double", "dashed", "dotted"];

/** By this a player's pieces are known. */
export function frameOf(seat: number): FrameName {
  return FRAMES[seat % FRAMES.length] as FrameName;
}
