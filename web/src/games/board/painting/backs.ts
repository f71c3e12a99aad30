// The back of a card, or of a stack of them.

import { MOTIFS } from "../../../kit/motifs";
import type { Paper } from "../../../kit/painting/renderer";
import { withShadow } from "../../../kit/painting/shadow";
import type { Size } from "../../../kit/size";
import type { BackLook } from "./looks";

const ROUND = 12; // px
const EDGE = 4;
const MOTIF = { room: 24, wide: 0.56, high: 0.6 };

export function drawBack(paper: Paper, look: BackLook, size: Size): void {
  const { context, palette } = paper;
  if (look.of === "stack") drawOthers(paper, size);
  withShadow(paper, 2, 4, () => sheet(paper, size, 0, palette.paper));
  sheet(paper, size, EDGE, palette[`fill ${look.ink}`]);
  const across = Math.min((size.width - 2 * EDGE) * MOTIF.wide, (size.height - 2 * EDGE) * MOTIF.high);
  context.fillStyle = palette[`on ${look.ink}`] ?? "#000";
  context.translate((size.width - across) / 2, (size.height - across) / 2);
  context.scale(across / MOTIF.room, across / MOTIF.room);
  context.fill(new Path2D(MOTIFS[look.motif]), "evenodd");
}

/** Two more stand out behind it. */
function drawOthers(paper: Paper, size: Size): void {
  const { context, palette } = paper;
  context.save();
  context.translate(4, -6);
  sheet(paper, size, 2, palette.paper);
  context.translate(-2, 3);
  sheet(paper, size, 1, palette.shade);
  context.restore();
}

function sheet({ context }: Paper, { width, height }: Size, inset: number, colour = "#888"): void {
  context.fillStyle = colour;
  context.beginPath();
  context.roundRect(inset, inset, width - 2 * inset, height - 2 * inset, ROUND - inset);
  context.fill();
}
