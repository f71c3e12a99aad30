// The inks of the lines of the curve, by seat: the own one, where all have one of their own; from the seventh on with
// dashes.

import type { Ink } from "../../kit/inks";
import { nth } from "../../table/backs";

const INKS: readonly Ink[] = ["blue", "red", "green", "yellow", "violet", "orange"];

export function lineInks(boxes: readonly Ink[]): { ink: Ink; dashed: boolean }[] {
  const own = new Set(boxes).size === boxes.length;
  return boxes.map((box, seat) => ({
    ink: own ? box : nth(INKS, seat),
    dashed: !own && seat >= INKS.length,
  }));
}
