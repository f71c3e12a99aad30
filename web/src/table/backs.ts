// What a player's cards look like from behind: by this they are known all over the table.

import type { Ink } from "../kit/inks";
import type { MotifName } from "../kit/Motif";
import type { GameName } from "../net/wire";

export interface Back {
  motif: MotifName;
  box: Ink;
}

const BOXES: readonly Ink[] = ["blue", "green", "red"];
const MOTIFS: readonly MotifName[] = ["marble", "pyramid", "die", "crystal"];

const BLITZ: readonly Back[] = [
  { box: "green", motif: "pump" },
  { box: "red", motif: "carriage" },
  { box: "yellow", motif: "pail" },
  { box: "blue", motif: "plough" },
];

/** Dice and board pieces have no backs, so each seat has a motif in a colour of its own. */
const SEATS: readonly Back[] = [
  { box: "blue", motif: "marble" },
  { box: "red", motif: "pyramid" },
  { box: "green", motif: "die" },
  { box: "yellow", motif: "crystal" },
];

export function backOf(game: GameName, seat: number): Back {
  switch (game) {
    case "ligretto":
      return { box: at(BOXES, Math.floor(seat / MOTIFS.length)), motif: at(MOTIFS, seat) };
    case "blitz":
      return at(BLITZ, seat);
    default:
      return at(SEATS, seat);
  }
}

function at<T>(list: readonly T[], index: number): T {
  return list[index % list.length] as T;
}
