// The renderer draws the dice, and the board that they are placed on.

import { MOTIFS } from "../../../kit/motifs";
import type { Paper, PieceRenderer } from "../../../kit/painting/renderer";
import { SIGNS } from "../../../kit/signs";
import type { Size } from "../../../kit/size";
import { paintDie } from "../pieces/dieFace";
import { GAP } from "../plaques";
import { type DiceLook, type DieLook, type Look, nameOf, type SignLook } from "./looks";
import { drawRow } from "./rows";
import { shadesOf } from "./shades";

const SIGN_ROOM = 24;
const AWAY = 0.7;

export const dice: PieceRenderer<Look> = {
  nameOf,
  margin: 0.12,
  draw: (paper, look, size) => {
    if ("die" in look) drawDie(paper, look, size);
    else if ("row" in look) drawRow(paper, look, size);
    else if ("sign" in look) drawSign(paper, look, size);
    else if ("ring" in look) drawRing(paper, look.ring, size);
    else drawDice(paper, look);
  },
};

function drawDie(paper: Paper, { die, value, motif, ink }: DieLook, { width }: Size): void {
  const { context, palette } = paper;
  context.save();
  context.scale(width / 100, width / 100);
  paintDie(context, die, value, palette);
  context.restore();
  if (motif && ink) drawTab(paper, { motif, ink }, width);
}

/** A round tab over the lower edge. */
function drawTab(
  { context, palette }: Paper,
  { motif, ink }: Required<Pick<DieLook, "motif" | "ink">>,
  side: number,
): void {
  const border = Math.max(1.5, side * 0.03);
  const [round, inner] = [side * 0.18, side * 0.18 - border];
  context.translate(side / 2, side * 0.91);
  disc(context, round, palette.paper);
  disc(context, inner, palette[`fill ${ink}`]);
  context.fillStyle = palette[`on ${ink}`] ?? "#000";
  fillIn(context, MOTIFS[motif], inner * 2 * 0.76);
}

function disc(context: Paper["context"], radius: number, colour = "#888"): void {
  context.fillStyle = colour;
  context.beginPath();
  context.arc(0, 0, radius, 0, 2 * Math.PI);
  context.fill();
}

/** Something 24 x 24, so large and in the middle. */
function fillIn(context: Paper["context"], d: string, size: number): void {
  context.save();
  context.scale(size / SIGN_ROOM, size / SIGN_ROOM);
  context.translate(-SIGN_ROOM / 2, -SIGN_ROOM / 2);
  context.fill(new Path2D(d), "evenodd");
  context.restore();
}

function drawSign({ context, palette }: Paper, look: SignLook, { width, height }: Size): void {
  context.translate(width / 2, height / 2);
  const { fullSign, sign } = shadesOf(palette, look.sign);
  context.fillStyle = look.full ? fullSign : sign;
  fillIn(context, SIGNS[look.sign], look.size);
}

function drawRing({ context, palette }: Paper, ring: string, { width, height }: Size): void {
  const line = (width / 1.18) * 0.06;
  context.strokeStyle = palette[`fill ${ring}`] ?? "#888";
  context.lineWidth = line;
  context.beginPath();
  context.roundRect(line / 2, line / 2, width - line, height - line, width * 0.22);
  context.stroke();
}

function drawDice({ context, palette }: Paper, { dice, side, across, away }: DiceLook): void {
  if (away) context.globalAlpha = AWAY;
  dice.forEach(([colour, value], at) => {
    context.save();
    context.translate((at % across) * (side + GAP), Math.floor(at / across) * (side + GAP));
    context.scale(side / 100, side / 100);
    paintDie(context, colour, value, palette);
    context.restore();
  });
}
