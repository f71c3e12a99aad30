// The backs of cards in Ligretto, seat by seat.

import type { Ink } from "../../kit/inks";
import type { MotifName } from "../../kit/Motif";
import { type Backs, nth } from "../../table/backs";

const BOXES: readonly Ink[] = ["blue", "red", "green", "yellow"];
const MOTIFS: readonly MotifName[] = ["marble", "pyramid", "die", "crystal"];

/** Up to four have a colour each; of twelve, no two have both the same colour and the same motif. */
export const backs: Backs = (seat) => ({
  ink: nth(BOXES, seat + Math.floor(seat / MOTIFS.length)),
  motif: nth(MOTIFS, seat),
});
