// The printed board: its coloured squares by their names, and what lies next to what. Pure.

import type { Colour } from "../../../net/wire";
import type { BoardCard } from "../wire";
import { COLOURS } from "./cards";

/** A column's letter and a row's number, as in c4; after column z comes aa. */
export type Square = string;

export interface Spot {
  column: number;
  row: number;
}

/** Two neighbouring squares; a card fits on them if their colours differ. */
export interface Place {
  near: Square;
  far: Square;
  card: BoardCard | null;
}

export interface PrintedBoard {
  columns: number;
  rows: number;
  colours: ReadonlyMap<Square, Colour>;
  spots: ReadonlyMap<Square, Spot>;
  neighbours: ReadonlyMap<Square, readonly Square[]>;
  places: readonly Place[];
}

const LETTERS = "abcdefghijklmnopqrstuvwxyz";
const NO_SQUARE = ".";
const BY_LETTER = new Map(COLOURS.map((colour) => [colour.charAt(0), colour]));
const SIDES = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

const boards = new Map<string, PrintedBoard>();

/** The board of a snapshot's text: rows of colour letters joined by `/`; a dot is no square. */
export function boardOf(text: string): PrintedBoard {
  const board = boards.get(text) ?? parsed(text);
  boards.set(text, board);
  return board;
}

export function squareName({ column, row }: Spot): Square {
  const before = Math.floor(column / LETTERS.length);
  return `${before ? LETTERS[before - 1] : ""}${LETTERS[column % LETTERS.length]}${row + 1}`;
}

/** The squares that touch it by an edge: above, right, below, left, as far as there are any. */
export function neighbours(board: PrintedBoard, square: Square): readonly Square[] {
  return board.neighbours.get(square) ?? [];
}

/** All places whose near square touches the square. */
export function placesAround(board: PrintedBoard, square: Square): Place[] {
  return neighbours(board, square).flatMap((near) =>
    neighbours(board, near)
      .filter((far) => far !== square)
      .map((far) => placeOf(board.colours, near, far)),
  );
}

function parsed(text: string): PrintedBoard {
  const rows = text.split("/");
  const spots = new Map<Square, Spot>();
  const colours = new Map<Square, Colour>();
  rows.forEach((letters, row) => {
    [...letters].forEach((letter, column) => {
      const colour = BY_LETTER.get(letter);
      if (letter === NO_SQUARE || !colour) return;
      const square = squareName({ column, row });
      spots.set(square, { column, row });
      colours.set(square, colour);
    });
  });
  const nextTo = new Map([...spots].map(([square, spot]) => [square, around(spot, spots)]));
  const places = [...nextTo].flatMap(([near, ends]) => ends.map((far) => placeOf(colours, near, far)));
  const columns = Math.max(...rows.map((letters) => letters.length));
  return { columns, rows: rows.length, colours, spots, neighbours: nextTo, places };
}

function around({ column, row }: Spot, spots: ReadonlyMap<Square, Spot>): Square[] {
  const sides = SIDES.map(([x, y]) => ({ column: column + x, row: row + y }));
  const there = sides.filter((side) => side.column >= 0 && side.row >= 0);
  return there.map(squareName).filter((square) => spots.has(square));
}

function placeOf(colours: ReadonlyMap<Square, Colour>, near: Square, far: Square): Place {
  const one = colours.get(near);
  const other = colours.get(far);
  return { near, far, card: one && other && one !== other ? [one, other] : null };
}
