import type { Ink } from "../../kit/inks";
import type { MotifName } from "../../kit/Motif";
import { type Backs, nth } from "../../table/backs";

const BOXES: readonly Ink[] = ["blue", "green", "red"];
const MOTIFS: readonly MotifName[] = ["marble", "pyramid", "die", "crystal"];

/** Three boxes of four. */
export const backs: Backs = (seat) => ({
  box: nth(BOXES, Math.floor(seat / MOTIFS.length)),
  motif: nth(MOTIFS, seat),
});
