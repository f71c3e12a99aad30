// The face of a card is what is printed on it, 100 wide and 140 high, in the order in which it is printed. Pure: it is
// drawn by CardFace on the page, and by whatever paints many cards at once.

import type { Ink } from "./inks";
import { MOTIFS, type MotifName } from "./motifs";
import { PANEL, SHEET } from "./panel";
import { SIGNS } from "./signs";

/** Of paper, of an ink (see inks.ts), of what is written with, or of what faces and figures are painted with. */
export type Tone =
  | "paper"
  | "fill"
  | "deep"
  | "on"
  | "print"
  | "ink"
  | "gold"
  | "cast"
  | "skin"
  | "hair"
  | "straw"
  | "bow"
  | "line"
  | "tongue";

/** As SVG and the canvas know it: a, b, c, d, e, f. */
export type Matrix = readonly [number, number, number, number, number, number];

export interface Shape {
  tone: Tone;
  ink: Ink;
  d: string;
  at: Matrix;
  /** Only its outline is drawn, and so. */
  line?: Line;
}

export interface Line {
  width: number;
  dashes?: number[];
  /** At its ends and corners. */
  round?: boolean;
}

export interface Numeral {
  tone: Tone;
  ink: Ink;
  text: string;
  x: number;
  y: number;
  size: number;
  spacing: number;
  anchor: "start" | "middle";
}

export type Mark = Shape | Numeral;

/** A small picture on a card, 44 x 44, painted patch by patch; those of the same name look alike. */
export interface Figure {
  name: string;
  patches: readonly Patch[];
}

export type Patch = readonly [tone: Tone, d: string];

export interface Printed {
  colour: Ink;
  value: number;
  figure?: Figure | undefined;
  /** Whose it is: a tab in the upper right corner. */
  owner?: { motif: MotifName; ink: Ink } | undefined;
}

export const isShape = (mark: Mark): mark is Shape => "d" in mark;

const TAB = "M64 0h26q10 0 10 10v29H73q-9 0-9-9z";
const TAB_FIELD = "M68 4h20q8 0 8 8v23H76q-8 0-8-8z";

export const HERE: Matrix = [1, 0, 0, 1, 0, 0];
const at = (x: number, y: number, scale: number): Matrix => [scale, 0, 0, scale, x, y];
/** Four degrees about the middle of its 44 x 44. */
const CORNER: Matrix = [0.99756, 0.06976, -0.06976, 0.99756, 50.588, 88.519];

/** The upper left corner alone tells value and colour. */
export function marksOf({ colour, value, figure, owner }: Printed): Mark[] {
  const sign = (tone: Tone, where: Matrix): Shape => ({ tone, ink: colour, d: SIGNS[colour], at: where });
  const wide = value > 9;
  return [
    { tone: "paper", ink: colour, d: SHEET, at: HERE },
    { tone: "fill", ink: colour, d: PANEL, at: HERE },
    sign("deep", at(7, 35, 3.6)),
    numeral(colour, value, figure !== undefined),
    index(colour, value),
    sign("on", wide ? at(38.5, 14, 0.86) : at(32, 12.5, 0.98)),
    ...(figure ? painted(figure, colour) : [sign("on", at(73.5, 113.5, 0.66))]),
    ...(owner ? tab(owner) : []),
  ];
}

function numeral(ink: Ink, value: number, beside: boolean): Numeral {
  const wide = value > 9;
  const size = beside ? (wide ? 64 : 76) : wide ? 72 : 90;
  const place = beside ? { x: 42, y: 98 } : { x: 50, y: 108 };
  return { tone: "on", ink, text: `${value}`, ...place, size, spacing: wide ? -5 : 0, anchor: "middle" };
}

function index(ink: Ink, value: number): Numeral {
  const wide = value > 9;
  const [size, spacing] = wide ? [27, -2.5] : [31, 0];
  return { tone: "on", ink, text: `${value}`, x: 11.5, y: 35, size, spacing, anchor: "start" };
}

function painted({ patches }: Figure, ink: Ink): Shape[] {
  return patches.map(([tone, d]) => ({ tone, ink, d, at: CORNER }));
}

function tab({ motif, ink }: { motif: MotifName; ink: Ink }): Shape[] {
  return [
    { tone: "paper", ink, d: TAB, at: HERE },
    { tone: "fill", ink, d: TAB_FIELD, at: HERE },
    { tone: "on", ink, d: MOTIFS[motif], at: at(71, 7.5, 0.92) },
  ];
}
