// Where everything lies on a screen of any size. Pure: no piece is ever measured.

import type { Box } from "../../kit/box";
import { beside, centred, clamp, inset, numbered } from "./places";
import { COLOURS, type DieColour, spread } from "./tray";
import { ACROSS, DOWN, EDGE, GAP, type Setting, SIGN, type Zones, zonesOf } from "./zones";

export type { Setting };

export interface RowLayout {
  all: Box;
  sign: Box;
  places: Box[];
}

export interface Layout {
  form: Zones["form"];
  board: Box;
  /** The side of a place on it. */
  cell: number;
  rows: Record<DieColour, RowLayout>;
  seats: Box[];
  dice: Box[];
  cup: Box | null;
  own: Box | null;
}

export function layout(setting: Setting): Layout {
  const zones = zonesOf(setting);
  const { form, own } = zones;
  const fitting = Math.min(zones.board.width / ACROSS, zones.board.height / DOWN);
  const board = form === "hand" ? zones.board : centred(zones.board, fitting * ACROSS, fitting * DOWN);
  const laid = form === "hand" ? heads(board) : rows(board, fitting);
  const cell = laid.red.places[0]?.width ?? fitting;
  const size = biggest(setting, form, cell);
  return {
    form,
    board,
    cell,
    rows: laid,
    seats: zones.seats,
    dice: own ? spread(own.tray, setting.dice ?? 0, size, setting.rolls) : [],
    cup: own?.cup ?? null,
    own: own?.name ?? null,
  };
}

function biggest({ width, height }: Setting, form: Layout["form"], cell: number): number {
  return form === "hand" ? 140 : clamp(Math.min(width, height) * 0.27, cell, 116);
}

function rows(board: Box, cell: number): Layout["rows"] {
  const inner = inset(board, EDGE * cell);
  const step = cell * (1 + GAP);
  const row = (line: number): RowLayout => {
    const y = inner.y + line * step;
    const first = inner.x + SIGN * cell + GAP * cell;
    return {
      all: { x: inner.x, y, width: inner.width, height: cell },
      sign: { x: inner.x, y, width: SIGN * cell, height: cell },
      places: numbered(6, (at) => ({ x: first + at * step, y, width: cell, height: cell })),
    };
  };
  return byColour((_, line) => row(line));
}

/** A row is its sign and the face that it wants, beside each other or, where it is narrow, below. */
function heads(board: Box): Layout["rows"] {
  const all = beside(board, COLOURS.length, 8, 220);
  return byColour((_, at) => {
    const head = all[at] as Box;
    const narrow = head.width < head.height * 1.4;
    const [sign, rest] = narrow ? split(head, "height", 0.42) : split(head, "width", 0.5);
    const place = centred(rest, ...square(Math.min(rest.width, rest.height) * 0.82));
    return { all: head, sign, places: numbered(6, () => place) };
  });
}

function split(box: Box, along: "width" | "height", at: number): [Box, Box] {
  const first = box[along] * at;
  const start = along === "width" ? "x" : "y";
  return [
    { ...box, [along]: first },
    { ...box, [start]: box[start] + first, [along]: box[along] - first },
  ];
}

function square(side: number): [number, number] {
  return [side, side];
}

export function byColour<T>(make: (colour: DieColour, at: number) => T): Record<DieColour, T> {
  return Object.fromEntries(COLOURS.map((colour, at) => [colour, make(colour, at)])) as Record<DieColour, T>;
}
