// The renderer draws the cards, by their looks.

import { marksOfBack } from "../../../kit/back";
import { marksOf, type Printed } from "../../../kit/face";
import type { Ink } from "../../../kit/inks";
import { type Context, paint, paintCount, paintMark } from "../../../kit/paint";
import type { PaintedPiece } from "../../../kit/painting/orders";
import type { Lie, Paper, PieceRenderer } from "../../../kit/painting/renderer";
import { withShadow } from "../../../kit/painting/shadow";
import type { Size } from "../../../kit/size";
import type { Back } from "../../../table/backs";

/** The face of a card, its back, or the mark of a place where one of that colour may lie. */
export type Side = Printed | Back | { mark: Ink } | Badge | Glow;

/** How many are left, to be seen at a glance. */
export interface Badge {
  left: number;
}

/** Light around who is about to end the round; its corners are so round. */
export interface Glow {
  round: number;
}
export type PaintedCard = PaintedPiece<Side>;

/** As many as can be seen while the upper ones are still on their way. */
export const UPPERMOST = 4;
const ROUND = 0.09;
const EDGE = 3; // px
const SOFT = 16;

export const cards: PieceRenderer<Side> = {
  nameOf,
  margin: 0.24,
  draw: (paper, side, size, lie) => {
    if (size.width <= 0 || size.height <= 0) return; // while a page has no room for it
    if ("mark" in side) paintMark(paper.context, side.mark, size.width, size.height, paper.palette);
    else if ("left" in side) drawBadge(paper, side, size);
    else if ("round" in side) drawGlow(paper, side, size);
    else drawCard(paper, side, size, lie);
  },
};

const isBack = (side: Side): side is Back => "motif" in side;

/** Cards with the same name look alike. */
export function nameOf(side: Side): string {
  if ("mark" in side) return `mark,${side.mark}`;
  if ("left" in side) return `left,${side.left}`;
  if ("round" in side) return `round,${side.round}`;
  if (isBack(side)) return `back,${side.motif},${side.ink}`;
  const { colour, value, figure, owner } = side;
  return [colour, value, figure?.name, owner?.motif, owner?.ink].join();
}

function drawCard(paper: Paper, side: Printed | Back, size: Size, lie: Lie): void {
  const { context, palette } = paper;
  drawShadow(paper, size, lie);
  if (lie !== "lifted") drawEdges(paper, size, lie);
  context.scale(size.width / 100, size.width / 100);
  paint(context, isBack(side) ? marksOfBack(side) : marksOf(side), palette);
}

function drawShadow(paper: Paper, { width, height }: Size, lie: Lie): void {
  const { context, palette } = paper;
  const [down, soft] = lie === "lifted" ? [width * 0.12, width * 0.14] : [2, 4];
  const below = lie === "lifted" ? 0 : 2 * lie;
  context.fillStyle = palette.edge ?? "#ccc";
  withShadow(paper, down, soft, () => drawSheet(paper, width, height + below));
}

/** Each edge is a line of shade with a line of paper above it. */
function drawEdges(paper: Paper, { width, height }: Size, lie: number): void {
  for (let n = 2 * lie; n > 0; n -= 1) {
    paper.context.fillStyle = (n % 2 ? paper.palette.paper : paper.palette.edge) ?? "#eee";
    drawSheet(paper, width, height + n);
  }
}

function drawSheet({ context }: Paper, width: number, height: number): void {
  context.beginPath();
  context.roundRect(0, 0, width, height, width * ROUND);
  context.fill();
}

function drawBadge({ context, palette }: Paper, { left }: Badge, { width, height }: Size): void {
  pill(context, 0, width, height, palette.felt);
  pill(context, EDGE, width, height, palette.gold);
  const size = height * 0.64;
  context.translate(0, (height - size) / 2);
  paintCount(context, left, width, size, palette.accent, "center");
}

function pill(context: Context, inset: number, width: number, height: number, colour = "#888"): void {
  context.fillStyle = colour;
  context.beginPath();
  context.roundRect(inset, inset, width - 2 * inset, height - 2 * inset, height / 2 - inset);
  context.fill();
}

/** Only outside: what it surrounds is drawn by others. */
function drawGlow({ context, palette, density }: Paper, { round }: Glow, { width, height }: Size): void {
  context.beginPath();
  context.rect(-width, -height, 3 * width, 3 * height);
  context.roundRect(0, 0, width, height, round);
  context.clip("evenodd");
  context.fillStyle = context.shadowColor = palette.gold ?? "#fc4";
  context.shadowBlur = SOFT * density;
  context.beginPath();
  context.roundRect(-EDGE, -EDGE, width + 2 * EDGE, height + 2 * EDGE, round + EDGE);
  context.fill();
}
