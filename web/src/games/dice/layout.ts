// The layout: where everything lies on a screen of any size. Pure: no piece is ever measured.

import { type Box, centred, inset, sideBySide } from "../../kit/box";
import { clamp } from "../../kit/numbers";
import { headIn, laneIn, type RowLayout } from "./lanes";
import { COLOURS, type DieColour, spread } from "./tray";
import { ACROSS, DOWN, EDGE, GAP, type Setting, type Zones, zonesOf } from "./zones";

export type { RowLayout, Setting };

export interface Layout {
  form: Zones["form"];
  board: Box;
  rows: Record<DieColour, RowLayout>;
  seats: Box[];
  /** What is written on all of them is measured in it, px; null if each is by itself. */
  unit: number | null;
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
    rows: laid,
    seats: zones.seats,
    unit: zones.unit ?? null,
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
  return byColour((_, line) => laneIn({ ...inner, y: inner.y + line * step, height: cell }));
}

function heads(board: Box): Layout["rows"] {
  const all = sideBySide(board, COLOURS.length, 8, 220);
  return byColour((_, at) => headIn(all[at] as Box));
}

export function byColour<T>(make: (colour: DieColour, at: number) => T): Record<DieColour, T> {
  return Object.fromEntries(COLOURS.map((colour, at) => [colour, make(colour, at)])) as Record<DieColour, T>;
}
