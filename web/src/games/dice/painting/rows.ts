// A row of the board: a band with places sunk into it.

import type { Box } from "../../../kit/box";
import { fillWith, paintNumber } from "../../../kit/paint";
import type { Paper } from "../../../kit/painting/renderer";
import type { Size } from "../../../kit/size";
import { headIn, laneIn } from "../lanes";
import type { RowLook } from "./looks";
import { type Shades, shadesOf } from "./shades";

const ROUND = 12;
const FULL = 7;
const FAR = 2000;

export function drawRow(paper: Paper, look: RowLook, { width, height }: Size): void {
  const { context, palette } = paper;
  const shades = shadesOf(palette, look.row);
  fillWith(context, look.wanted === FULL ? shades.fullBand : shades.band, shades.plain.shade);
  context.beginPath();
  context.roundRect(0, 0, width, height, ROUND);
  context.fill();
  const { places } = (look.form === "lane" ? laneIn : headIn)({ x: 0, y: 0, width, height });
  places.forEach((place, at) => {
    const isWanted = at + 1 === look.wanted;
    if (look.form === "lane" || isWanted) drawPlace(paper, shades, place, at + 1, isWanted && look.lit);
  });
}

function drawPlace(paper: Paper, shades: Shades, place: Box, face: number, lit: boolean): void {
  const { context } = paper;
  context.save();
  context.translate(place.x, place.y);
  if (lit) drawLit(paper, shades, place.width);
  else drawSunk(paper, shades, place.width);
  fillWith(context, lit ? shades.litNumber : shades.number, shades.plain.ink);
  paintNumber(context, face, place.width / 2, place.width / 2, place.width * (lit ? 0.64 : 0.44));
  context.restore();
}

function drawLit({ context }: Paper, { fill, litPlace }: Shades, side: number): void {
  const line = Math.max(3, side * 0.06);
  context.fillStyle = fill;
  square(context, side);
  context.fill();
  context.fillStyle = litPlace;
  square(context, side, line);
  context.fill();
}

function drawSunk(paper: Paper, shades: Shades, side: number): void {
  fillWith(paper.context, shades.place, shades.plain.shade);
  square(paper.context, side);
  paper.context.fill();
  drawRim(paper, shades, side);
}

/** The shadow that its upper edge throws into it; what throws it is drawn where nobody sees it. */
function drawRim({ context, density }: Paper, { rim, deep }: Shades, side: number): void {
  context.save();
  square(context, side);
  context.clip();
  context.shadowColor = "rgb(0 0 0 / 15%)"; // for who can't mix
  context.shadowColor = rim;
  context.shadowOffsetX = FAR * density;
  context.shadowOffsetY = 2 * density;
  context.shadowBlur = 3 * density;
  context.fillStyle = deep;
  context.translate(-FAR, 0);
  square(context, side);
  context.rect(-side, -side, 3 * side, 3 * side);
  context.fill("evenodd");
  context.restore();
}

function square(context: Paper["context"], side: number, inset = 0): void {
  context.beginPath();
  context.roundRect(inset, inset, side - 2 * inset, side - 2 * inset, side * 0.2 - inset);
}
