import { type Lesson, type Look, PUPIL, type Step } from "../../../table/lesson";
import { spotOf } from "../picture";
import type { Square } from "../rulebook/squares";
import type { BoardLay } from "../wire";
import { round, SIDE } from "./round";
import { load, words } from "./words";

const card: Look = { at: '[data-test="own-card"]' };
const stack: Look = { at: '[data-test="turn-up"]' };
const joker: Look = { at: '[data-test="jokers"]' };

/** Drawn with 40 units to a square. */
const BOARD = `svg[viewBox="0 0 ${SIDE * 40} ${SIDE * 40}"]`;

/** Squares of the printed board, from one to the other. */
function squares(one: Square, other: Square = one): Look {
  const [from, to] = [spotOf(one), spotOf(other)];
  const [left, top] = [Math.min(from.column, to.column), Math.min(from.row, to.row)];
  const [across, down] = [Math.abs(from.column - to.column) + 1, Math.abs(from.row - to.row) + 1];
  const part = { x: left / SIDE, y: top / SIDE, width: across / SIDE, height: down / SIDE };
  return { at: BOARD, part };
}

const first: BoardLay = { do: "lay", token: 1, at: "a3", near: "a2", far: "a1", card: ["blue", "red"] };
const second: BoardLay = { do: "lay", token: 2, at: "f7", near: "g7", far: "h7", card: ["yellow", "violet"] };
const lost: BoardLay = { do: "lay", token: 3, at: "c8", near: "b8", far: "a8", card: ["orange", "violet"] };
const bridged: BoardLay = {
  do: "lay",
  token: 3,
  at: "b7",
  near: "c6",
  far: "d6",
  card: ["orange", "violet"],
  jokers: ["b6"],
};
const blocking: BoardLay = { do: "lay", token: 2, at: "h7", near: "h8", far: "g8", card: ["green", "blue"] };

const steps: Step<"board">[] = [
  { id: "goal", look: () => [stack] },
  {
    id: "lay",
    wants: { command: first, ahead: { lay: ["yellow", "violet"] } },
    follows: [
      {
        command: { do: "lay", token: 2, at: "e8", near: "f8", far: "f7", card: ["green", "red"] },
        ahead: { lay: ["orange", "blue"] },
      },
    ],
    look: () => [card, squares("a2", "a1")],
    keys: () => ["Digit1", "ArrowUp", "ArrowUp", "Enter"],
  },
  {
    id: "moved",
    wants: { command: second, ahead: { lay: ["red", "green"] } },
    look: () => [card, squares("g7", "h7")],
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
      command: { do: "lay", token: 3, at: "c8", near: "b8", far: "b7", card: ["orange", "blue"] },
      ahead: { lay: ["yellow", "orange"] },
    },
    look: () => [card, squares("b8", "a8")],
    keys: () => ["Digit3", "ArrowLeft", "ArrowLeft", "Enter"],
  },
  {
    id: "joker",
    wants: { command: bridged, ahead: { lay: ["green", "blue"] } },
    look: () => [joker, squares("b6"), squares("c6", "d6")],
    keys: () => ["KeyJ", "Digit3", "ArrowUp", "ArrowRight", "ArrowRight", "Enter"],
  },
  {
    id: "block",
    wants: {
      command: blocking,
      ahead: { lay: ["red", "green"] },
      brings: [{ event: "owed", seat: PUPIL, token: 2, number: 1 }],
    },
    look: () => [card, squares("h8", "g8")],
    keys: () => ["Digit2", "ArrowDown", "ArrowLeft", "Enter"],
  },
  {
    id: "pay",
    loosely: true,
    wants: {
      command: { do: "pay", token: 2, at: "g8", near: "d1", far: "e1", card: ["green", "red"] },
      brings: [{ event: "race_stopped", ending: "stop", by: PUPIL }],
    },
    look: () => [card, squares("d1", "e1")],
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
