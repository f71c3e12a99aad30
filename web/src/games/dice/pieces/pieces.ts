// Dice where a result is shown: those that lie in the rows, and towers of them.

import { HERE, type Mark } from "../../../kit/face";
import type { Piece } from "../../../kit/piece";
import type { Colour } from "../../../net/wire";
import { nth, seatBacks } from "../../../table/backs";
import type { Pieces } from "../../../table/game";
import { COLOURS } from "../tray";
import { pipsOf, SIDE, signOf, TOP } from "./dieFace";

const FACES = 6;

function die(colour: Colour, face: number): Piece {
  const printed = (tone: Mark["tone"], d: string): Mark => ({ tone, ink: colour, d, at: HERE });
  return {
    marks: [
      printed("deep", SIDE),
      printed("fill", TOP),
      printed("deep", signOf(colour)),
      printed("on", pipsOf(face)),
    ],
    size: { width: 100, height: 100 },
  };
}

export const pieces: Pieces<"dice"> = {
  brought: ({ rows }, seat) =>
    COLOURS.flatMap((colour) =>
      (rows[colour] ?? []).flatMap((owner, at) => (owner === seat ? [die(colour, at + 1)] : [])),
    ),
  step: (seat, height) =>
    die(height % 2 ? nth(COLOURS, seat + height) : seatBacks(seat).ink, (height % FACES) + 1),
  shows: 0.93,
};
