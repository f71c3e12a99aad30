// The backs of a player's cards: by them they are known all over the table.

import type { Ink } from "../kit/inks";
import type { MotifName } from "../kit/Motif";

export interface Back {
  motif: MotifName;
  ink: Ink;
}

/** By seat. */
export type Backs = (seat: number) => Back;

const SEATS: readonly Back[] = [
  { ink: "blue", motif: "marble" },
  { ink: "red", motif: "pyramid" },
  { ink: "green", motif: "die" },
  { ink: "yellow", motif: "crystal" },
];

/** Where the pieces of a game have no backs of their own, each seat has a motif in a colour of its own. */
export const seatBacks: Backs = (seat) => nth(SEATS, seat);

export function nth<T>(list: readonly T[], index: number): T {
  return list[index % list.length] as T;
}
