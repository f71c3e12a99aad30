// The face of a card on a canvas. The colours come from the page's own styles: a canvas knows none of them.

import { isShape, type Mark, type Tone } from "./face";
import type { Ink } from "./inks";
import { SIGNS } from "./signs";

/** The colour of each tone, with its ink where it has one. */
export type Palette = Record<string, string>;
export type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

export const FONT = "Atkinson Hyperlegible";

const PLAIN = {
  paper: "--paper",
  skin: "--skin",
  hair: "--hair",
  straw: "--straw",
  bow: "--bow",
  line: "--drawn",
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

/** In a room of 100 x 140. */
export function paint(context: Context, marks: readonly Mark[], palette: Palette): void {
  for (const mark of marks) {
    context.save();
    context.fillStyle = colourOf(palette, mark.tone, mark.ink);
    if (isShape(mark)) {
      context.transform(...mark.at);
      context.fill(new Path2D(mark.d), "evenodd");
    } else {
      context.font = `700 ${mark.size}px "${FONT}", system-ui, sans-serif`;
      context.textAlign = mark.anchor === "middle" ? "center" : "left";
      if ("letterSpacing" in context) context.letterSpacing = `${mark.spacing}px`;
      context.fillText(mark.text, mark.x, mark.y);
    }
    context.restore();
  }
}

function colourOf(palette: Palette, tone: Tone, ink: Ink): string {
  return palette[tone] ?? palette[`${tone} ${ink}`] ?? "#000";
}
