// The renderer draws the pieces of this game.

import type { Mark } from "../../../kit/face";
import { paint, paintNumber } from "../../../kit/paint";
import type { Lie, Paper, PieceRenderer } from "../../../kit/painting/renderer";
import { withShadow } from "../../../kit/painting/shadow";
import type { Size } from "../../../kit/size";
import {
  LYING,
  marksOfJoker,
  marksOfLying,
  marksOfToken,
  marksOfUpright,
  SQUARE,
  STANDING,
} from "../pieces/marks";
import { drawBack } from "./backs";
import { type CardLook, type Look, nameOf } from "./looks";

const ROUND = 0.12;
const INSET = 0.01;
const OUTLINE = { width: 3, away: 2, round: 6 }; // px
const RIDER = { width: 0.34, over: 0.06 }; // of a card's width, of its height

export const board: PieceRenderer<Look> = {
  nameOf,
  margin: 0.35,
  draw: (paper, look, size, lie) => {
    if ("card" in look) (look.as === "lying" ? drawLying : drawCard)(paper, look, size, lie);
    else if ("token" in look) print(paper, marksOfToken(look.token), size.width / STANDING.width);
    else if ("joker" in look) drawJoker(paper, marksOfJoker(look.joker), size, lie);
    else if ("left" in look) drawLeft(paper, look.left, size);
    else drawBack(paper, look, size);
  },
};

function drawCard(paper: Paper, look: CardLook, size: Size, lie: Lie): void {
  const [near, far] = look.card;
  throwShadow(paper, size, look.as === "held" ? "lifted" : lie);
  if (look.as === "marked") drawOutline(paper, size);
  print(paper, marksOfUpright([far, near], look.frame), size.width / SQUARE.width);
  if (look.rider !== undefined) drawRider(paper, look.rider, size, look.riderOn === "first");
}

function drawLying(paper: Paper, { card, frame }: CardLook, size: Size): void {
  print(paper, marksOfLying(card, frame), size.width / LYING.width);
}

function drawJoker(paper: Paper, marks: readonly Mark[], size: Size, lie: Lie): void {
  throwShadow(paper, size, lie);
  print(paper, marks, size.width / SQUARE.width);
}

function print({ context, palette }: Paper, marks: readonly Mark[], scale: number): void {
  context.save();
  context.scale(scale, scale);
  paint(context, marks, palette);
  context.restore();
}

function throwShadow(paper: Paper, { width, height }: Size, lie: Lie): void {
  const [down, soft] = lie === "lifted" ? [width * 0.12, width * 0.14] : [2, 4];
  const inset = width * INSET;
  paper.context.fillStyle = paper.palette.paper ?? "#fff";
  paper.context.beginPath();
  paper.context.roundRect(inset, inset, width - 2 * inset, height - 2 * inset, width * ROUND);
  withShadow(paper, down, soft, () => paper.context.fill());
}

function drawOutline({ context, palette }: Paper, { width, height }: Size): void {
  const out = OUTLINE.away + OUTLINE.width / 2;
  context.strokeStyle = palette.paper ?? "#fff";
  context.lineWidth = OUTLINE.width;
  context.beginPath();
  context.roundRect(-out, -out, width + 2 * out, height + 2 * out, OUTLINE.round);
  context.stroke();
}

function drawRider(paper: Paper, token: number, { width, height }: Size, below: boolean): void {
  const scale = (width * RIDER.width) / STANDING.width;
  const over = height * RIDER.over;
  const y = below ? height + over - STANDING.height * scale : -over;
  paper.context.translate((width * (1 - RIDER.width)) / 2, y);
  print(paper, marksOfToken(token), scale);
}

/** How many are left, on a slip. */
function drawLeft(paper: Paper, left: number, { width, height }: Size): void {
  const { context, palette } = paper;
  context.fillStyle = palette.paper ?? "#fff";
  context.beginPath();
  context.roundRect(0, 0, width, height, height / 2);
  withShadow(paper, 2, 4, () => context.fill());
  context.fillStyle = palette.ink ?? "#000";
  paintNumber(context, left, width / 2, height / 2, height * (2 / 3));
}
