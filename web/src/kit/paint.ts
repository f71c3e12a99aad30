// Canvas drawing of what is printed on pieces. The colours come from the page's own styles: a canvas knows none of
// them.

import { isShape, type Line, type Mark, type Tone } from "./face";
import type { Ink } from "./inks";
import { fontOf } from "./letters";
import { SIGNS } from "./signs";

/** The colour of each tone, with its ink where it has one. */
export type Palette = Record<string, string>;
export type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

const SIGN_ROOM = 24;
const PLAIN = {
  ink: "--ink",
  mark: "--line",
  paper: "--paper",
  shade: "--paper-shade",
  table: "--on-table",
  accent: "--on-accent",
  skin: "--skin",
  hair: "--hair",
  straw: "--straw",
  bow: "--bow",
  line: "--drawn",
  tongue: "--tongue",
  cast: "--cast",
  felt: "--table",
  gold: "--accent",
};
const INKED = { fill: "--", on: "--on-", deep: "--deep-", print: "--print-" };

export function readPalette(): Palette {
  const style = getComputedStyle(document.documentElement);
  const palette: Palette = { edge: style.getPropertyValue("--paper-edge") };
  for (const [tone, name] of Object.entries(PLAIN)) palette[tone] = style.getPropertyValue(name);
  for (const [tone, name] of Object.entries(INKED))
    for (const ink of Object.keys(SIGNS)) palette[`${tone} ${ink}`] = style.getPropertyValue(`${name}${ink}`);
  return palette;
}

/** In the room that the marks are made for. */
export function paint(context: Context, marks: readonly Mark[], palette: Palette): void {
  for (const mark of marks) {
    context.save();
    context.fillStyle = context.strokeStyle = colourOf(palette, mark.tone, mark.ink);
    if (isShape(mark)) {
      context.transform(...mark.at);
      if (mark.line) drawLine(context, mark.d, mark.line);
      else context.fill(new Path2D(mark.d), "evenodd");
    } else {
      context.font = fontOf("text", mark.size);
      context.textAlign = mark.anchor === "middle" ? "center" : "left";
      if ("letterSpacing" in context) context.letterSpacing = `${mark.spacing}px`;
      context.fillText(mark.text, mark.x, mark.y);
    }
    context.restore();
  }
}

function drawLine(context: Context, d: string, { width, dashes, round }: Line): void {
  context.lineWidth = width;
  context.setLineDash(dashes ?? []);
  if (round) context.lineCap = context.lineJoin = "round";
  context.stroke(new Path2D(d));
}

/** A dashed line around a sign: here may lie what has that sign. While a page is resized there may be no room. */
export function paintMark(context: Context, ink: Ink, width: number, height: number, palette: Palette): void {
  if (width <= 2 || height <= 2) return;
  const size = width * 0.46;
  context.save();
  context.strokeStyle = context.fillStyle = palette.mark ?? "#888";
  context.lineWidth = 2;
  context.setLineDash([6, 4]);
  context.beginPath();
  context.roundRect(1, 1, width - 2, height - 2, width * 0.08);
  context.stroke();
  context.translate((width - size) / 2, (height - size) / 2);
  context.scale(size / SIGN_ROOM, size / SIGN_ROOM);
  context.fill(new Path2D(SIGNS[ink]), "evenodd");
  context.restore();
}

/** So high, and at the right end of that width, or in its middle: where the page would write it. */
export function paintCount(
  context: Context,
  count: number,
  width: number,
  height: number,
  colour = "#000",
  where: "right" | "center" = "right",
): void {
  context.font = fontOf("title", height);
  context.textAlign = where;
  context.fillStyle = colour;
  const text = `${count}`;
  const { fontBoundingBoxAscent: above, fontBoundingBoxDescent: below } = context.measureText(text);
  context.fillText(text, where === "right" ? width : width / 2, (height + above - below) / 2);
}

/** So many parts in a hundred of one colour in another. */
export function mixed(colour: string, parts: number, other: string): string {
  return `color-mix(in oklab, ${colour} ${parts}%, ${other})`;
}

/** With `plain`, where a canvas can't mix. */
export function fillWith(context: Context, colour: string, plain: string): void {
  context.fillStyle = plain;
  context.fillStyle = colour;
}

/** In the middle of that point, as the page would write it. */
export function paintNumber(context: Context, number: number, x: number, y: number, size: number): void {
  context.font = fontOf("text", size);
  context.textAlign = "center";
  const text = `${number}`;
  const { fontBoundingBoxAscent: above, fontBoundingBoxDescent: below } = context.measureText(text);
  context.fillText(text, x, y + (above - below) / 2);
}

function colourOf(palette: Palette, tone: Tone, ink: Ink): string {
  return palette[tone] ?? palette[`${tone} ${ink}`] ?? "#000";
}
