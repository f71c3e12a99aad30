// The lesson of the board game, step by step.

import { type Lesson, type Look, PUPIL, type Step } from "../../../table/lesson";
import { spotOf } from "../picture";
import type { Square } from "../rulebook/squares";
import type { BoardLay } from "../wire";
import { COLUMNS, ROWS, round } from "./round";
import { load, words } from "./words";

const card: Look = { at: '[data-test="own-card"]' };
const stack: Look = { at: '[data-test="turn-up"]' };
const joker: Look = { at: '[data-test="jokers"]' };

const closeUp: Look = { at: '[data-test="close-up"]' };

/** Drawn with 40 units to a square. */
const BOARD = `svg[viewBox="0 0 ${COLUMNS * 40} ${ROWS * 40}"]`;

/** Squares of the printed board, from one to the other; or in the close-up of a token, where that is in its place. */
function squares(token: number, one: Square, other: Square = one): Look[] {
  const [from, to] = [spotOf(one), spotOf(other)];
  const [left, top] = [Math.min(from.column, to.column), Math.min(from.row, to.row)];
  const [across, down] = [Math.abs(from.column - to.column) + 1, Math.abs(from.row - to.row) + 1];
  const part = { x: left / COLUMNS, y: top / ROWS, width: across / COLUMNS, height: down / ROWS };
  const near = [one, other].map((square) => `[data-instead="${token}"] [data-square="${square}"]`);
  return [
    { at: near.join(), part: { x: 0, y: 0, width: 1, height: 1 } },
    { at: BOARD, part },
  ];
}

const first: BoardLay = { do: "lay", token: 1, at: "h5", near: "h4", far: "h3", card: ["blue", "red"] };
const second: BoardLay = { do: "lay", token: 2, at: "m9", near: "n9", far: "o9", card: ["yellow", "violet"] };
const lost: BoardLay = {
  do: "lay",
  token: 3,
  at: "j10",
  near: "i10",
  far: "h10",
  card: ["orange", "violet"],
};
const bridged: BoardLay = {
  do: "lay",
  token: 3,
  at: "i9",
  near: "j8",
  far: "k8",
  card: ["orange", "violet"],
  jokers: ["i8"],
};
const blocking: BoardLay = {
  do: "lay",
  token: 2,
  at: "o9",
  near: "o10",
  far: "n10",
  card: ["green", "blue"],
};

const steps: Step<"board">[] = [
  { id: "goal", look: () => [stack] },
  { id: "closeUp", look: () => [closeUp] },
  {
    id: "lay",
    wants: { command: first, ahead: { lay: ["yellow", "violet"] } },
    follows: [
      {
        command: { do: "lay", token: 2, at: "l10", near: "m10", far: "m9", card: ["green", "red"] },
        ahead: { lay: ["orange", "blue"] },
      },
    ],
    look: () => [card, ...squares(1, "h4", "h3")],
    keys: () => ["Digit1", "ArrowUp", "ArrowUp", "Enter"],
  },
  {
    id: "moved",
    wants: { command: second, ahead: { lay: ["red", "green"] } },
    look: () => [card, ...squares(2, "n9", "o9")],
    keys: () => ["Digit2", "ArrowRight", "ArrowRight", "Enter"],
  },
  {
    id: "next",
    wants: { command: { do: "turn_up" }, ahead: { turn_up: ["orange", "violet"] } },
    look: () => [stack],
    keys: () => ["Space"],
  },
  {
    id: "race",
    wants: { command: lost },
    rival: {
      command: { do: "lay", token: 3, at: "j10", near: "i10", far: "i9", card: ["orange", "blue"] },
      ahead: { lay: ["yellow", "orange"] },
    },
    look: () => [card, ...squares(3, "i10", "h10")],
    keys: () => ["Digit3", "ArrowLeft", "ArrowLeft", "Enter"],
  },
  {
    id: "joker",
    wants: { command: bridged, ahead: { lay: ["green", "blue"] } },
    look: () => [joker, ...squares(3, "i8"), ...squares(3, "j8", "k8")],
    keys: () => ["KeyJ", "Digit3", "ArrowUp", "ArrowRight", "ArrowRight", "Enter"],
  },
  {
    id: "block",
    wants: {
      command: blocking,
      ahead: { lay: ["red", "green"] },
      brings: [{ event: "owed", seat: PUPIL, token: 2, number: 1 }],
    },
    look: () => [card, ...squares(2, "o10", "n10")],
    keys: () => ["Digit2", "ArrowDown", "ArrowLeft", "Enter"],
  },
  {
    id: "pay",
    loosely: true,
    wants: {
      command: { do: "pay", token: 2, at: "n10", near: "k3", far: "l3", card: ["green", "red"] },
      brings: [{ event: "race_stopped", ending: "stop", by: PUPIL }],
    },
    look: () => [card, ...squares(2, "k3", "l3")],
  },
  { id: "count", look: () => [], bill: [{ id: "place", points: [2, 0] }] },
];

const lesson: Lesson<"board"> = {
  options: {
    pace: "human",
    tokens: "recommended",
    mistakes: "refused",
    reversed: "mistake",
    layout: "block",
    rounds: 6,
  },
  round,
  steps,
  seen: ["at"],
  load,
  words,
};

export default lesson;
