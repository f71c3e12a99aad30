// A row of the board: a band with places sunk into it.

import type { Box } from "../../../kit/box";
import { mix, paintNumber } from "../../../kit/paint";
import type { Paper } from "../../../kit/painting/craft";
import type { Size } from "../../../kit/size";
import { headIn, laneIn } from "../lanes";
import type { RowLook } from "./looks";

const ROUND = 12;
const FULL = 7;
const FAR = 2000;

export function drawRow(paper: Paper, look: RowLook, { width, height }: Size): void {
  const { context, palette } = paper;
  const fill = palette[`fill ${look.row}`] ?? "#888";
  mix(context, fill, look.wanted === FULL ? 55 : 24, palette.paper ?? "#fff", palette.shade);
  context.beginPath();
  context.roundRect(0, 0, width, height, ROUND);
  context.fill();
  const { places } = (look.form === "lane" ? laneIn : headIn)({ x: 0, y: 0, width, height });
  places.forEach((place, at) => {
    const isWanted = at + 1 === look.wanted;
    if (look.form === "lane" || isWanted) drawPlace(paper, look, place, at + 1, isWanted && look.lit);
  });
}

function drawPlace(paper: Paper, { row }: RowLook, place: Box, face: number, lit: boolean): void {
  const { context } = paper;
  context.save();
  context.translate(place.x, place.y);
  if (lit) drawLit(paper, row, place.width);
  else drawSunk(paper, row, place.width);
  paintNumber(context, face, place.width / 2, place.width / 2, place.width * (lit ? 0.64 : 0.44));
  context.restore();
}

/** Leaves the colour of its number. */
function drawLit({ context, palette }: Paper, row: string, side: number): void {
  const line = Math.max(3, side * 0.06);
  context.fillStyle = palette[`fill ${row}`] ?? "#888";
  square(context, side);
  context.fill();
  context.fillStyle = palette.paper ?? "#fff";
  square(context, side, line);
  context.fill();
  context.fillStyle = palette.ink ?? "#000";
}

/** Leaves the colour of its number. */
function drawSunk(paper: Paper, row: string, side: number): void {
  const { context, palette } = paper;
  const [fill, shade, ink] = [
    palette[`fill ${row}`] ?? "#888",
    palette.shade ?? "#eee",
    palette.ink ?? "#000",
  ];
  mix(context, fill, 14, shade, shade);
  square(context, side);
  context.fill();
  drawRim(paper, palette[`deep ${row}`] ?? "#888", side);
  mix(context, ink, 66, `color-mix(in oklab, ${fill} 22%, ${shade})`);
}

/** The shadow that its upper edge throws into it; what throws it is drawn where nobody sees it. */
function drawRim({ context, density }: Paper, deep: string, side: number): void {
  context.save();
  square(context, side);
  context.clip();
  mix(context, deep, 30, "transparent", "rgb(0 0 0 / 15%)");
  context.shadowColor = context.fillStyle as string;
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
