// Marks are what is printed on cards, jokers and tokens; a square is 100 wide. Pure, as kit/face.ts is.

import { HERE, type Line, type Mark, type Numeral, type Shape, type Tone } from "../../../kit/face";
import type { Ink } from "../../../kit/inks";
import { pathAt, roundRect } from "../../../kit/path";
import { signAt } from "../../../kit/signs";

/** How players know their own pieces. */
export type FrameName = "single" | "double" | "dashed" | "dotted";

export const SQUARE = { width: 100, height: 100 };
export const LYING = { width: 200, height: 100 };
export const UPRIGHT = { width: 100, height: 200 };
export const STANDING = { width: 60, height: 96 };

type PrintedField = readonly [x: number, y: number, width: number, height: number];

const LYING_FIELDS: readonly PrintedField[] = [
  [17, 17, 81, 66],
  [102, 17, 81, 66],
];
const UPRIGHT_FIELDS: readonly PrintedField[] = [
  [17, 17, 66, 81],
  [17, 102, 66, 81],
];
const ONLY_FIELD: PrintedField = [17, 17, 66, 66];
const SIGN = 56.4;

/** From the left to the right. */
export function marksOfLying(colours: readonly Ink[], frame?: FrameName): Mark[] {
  return [paper(LYING), ...printed(colours, LYING_FIELDS), ...framed(frame, LYING)];
}

/** From above to below. */
export function marksOfUpright(colours: readonly Ink[], frame?: FrameName): Mark[] {
  return [paper(UPRIGHT), ...printed(colours, UPRIGHT_FIELDS), ...framed(frame, UPRIGHT)];
}

/** One square of a card. */
export function marksOfHalf(colour: Ink, frame: FrameName): Mark[] {
  return [paper(SQUARE), ...printed([colour], [ONLY_FIELD]), ...framed(frame, SQUARE)];
}

function paper({ width, height }: typeof SQUARE): Shape {
  return shape("paper", roundRect(1, 1, width - 2, height - 2, 12));
}

/** Each with its sign in the middle. */
function printed(colours: readonly Ink[], fields: readonly PrintedField[]): Shape[] {
  return fields.flatMap(([x, y, width, height], at) => {
    const ink = colours[at] ?? "red";
    const sign = signAt(ink, x + (width - SIGN) / 2, y + (height - SIGN) / 2, SIGN / 24);
    return [shape("fill", roundRect(x, y, width, height, 4), ink), shape("on", sign, ink)];
  });
}

const LINES: Record<FrameName, { insets: readonly number[]; line: Line }> = {
  single: { insets: [8.5], line: { width: 6 } },
  double: { insets: [5, 12.5], line: { width: 4 } },
  dashed: { insets: [8.5], line: { width: 6, dashes: [17, 9] } },
  dotted: { insets: [8.5], line: { width: 8, dashes: [0.1, 13.6], round: true } },
};

/** In the margin. */
function framed(name: FrameName | undefined, { width, height }: typeof SQUARE): Shape[] {
  if (!name) return [];
  const { insets, line } = LINES[name];
  return insets.map((inset) => {
    const round = Math.max(3, 13 - inset);
    const d = roundRect(inset, inset, width - 2 * inset, height - 2 * inset, round);
    return { ...shape("ink", d), line };
  });
}

const JESTER: readonly [Tone, Ink, string][] = [
  ["fill", "red", "M50 47Q44 20 22 18q-8 0-8 9 12-3 15 27z"],
  ["fill", "blue", "M50 47q6-27 28-29 8 0 8 9-12-3-15 27z"],
  ["fill", "yellow", "M30 52q2-26 20-39 18 13 20 39-20-8-40 0z"],
  [
    "fill",
    "orange",
    "M9 28a5 5 0 1 0 10 0a5 5 0 1 0-10 0M81 28a5 5 0 1 0 10 0a5 5 0 1 0-10 0M45 12a5 5 0 1 0 10 0a5 5 0 1 0-10 0",
  ],
  ["skin", "red", "M27 53q23-10 46 0 4 34-23 36-27-2-23-36z"],
  ["paper", "red", "M33 61a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0-13 0M54 59a8 8 0 1 0 16 0a8 8 0 1 0-16 0"],
  [
    "ink",
    "red",
    "M40 62a3 3 0 1 0 6 0a3 3 0 1 0-6 0M55 58a3.3 3.3 0 1 0 6.6 0a3.3 3.3 0 1 0-6.6 0M34 72q15 12 32-1l-2 4q-14 9-28 1z",
  ],
  ["tongue", "red", "M50 77q6 0 11-3 3 12-4 13-6 0-7-10z"],
];

/** One square that fits anywhere, and knows it. */
export function marksOfJoker(frame?: FrameName): Mark[] {
  const [x, y, scale] = frame ? [10, 11.5, 0.8] : [2, 0, 0.96];
  const jester = JESTER.map(([tone, ink, d]) => shape(tone, pathAt(d, x, y, scale), ink));
  return [paper(SQUARE), ...jester, ...framed(frame, SQUARE)];
}

/** Each has a head of its own: a ball, a crown, a pointed cap, a house. */
const HEADS: Record<number, string> = {
  1: "M30 4a17 17 0 1 1 0 34a17 17 0 1 1 0-34z",
  2: "M11 6l9.5 8.5L30 3l9.5 11.5L49 6l-4 32H15z",
  3: "M30 1l17 37H13z",
  4: "M30 2l21 15.5H46V38H14V17.5H9z",
};
const FOOT = "M20 34h20l13 51q-23 9-46 0z";
const CAST = "M7 88a26 6.5 0 1 0 52 0a26 6.5 0 1 0-52 0z";

/** Its edge of paper is below it, so that head and foot are one. */
export function marksOfToken(number: number): Mark[] {
  const parts = [HEADS[number] ?? HEADS[1] ?? "", FOOT];
  const edge = { width: 5, round: true };
  return [
    shape("cast", CAST),
    ...parts.map((d) => ({ ...shape("paper", d), line: edge })),
    ...parts.map((d) => shape("ink", d)),
    numeral(number),
  ];
}

function numeral(number: number): Numeral {
  return {
    tone: "gold",
    ink: "red",
    text: `${number}`,
    x: 30,
    y: 80,
    size: 40,
    spacing: 0,
    anchor: "middle",
  };
}

function shape(tone: Tone, d: string, ink: Ink = "red"): Shape {
  return { tone, ink, d, at: HERE };
}
