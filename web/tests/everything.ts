// What could be tried in a position of a game: `games/<game>/everything.ts` says it for the game of that name.

import type { GameName } from "../src/net/wire";
import type { Golden, Step } from "./golden";

export type Command = { do: string };
export type Everything = (round: never, seat: number, golden: Golden) => Command[];
/** Whether nobody but the house could know what the step would make happen. A game that has no such step has none. */
export type Unforeseeable = (step: Step, golden: Golden) => boolean;

interface Found {
  everything: Everything;
  unforeseeable?: Unforeseeable;
}

const found = import.meta.glob<Found>("./games/*/everything.ts", { eager: true });

export const EVERYTHING = Object.entries(found).map(
  ([path, { everything }]) => [path.split("/")[2] ?? "", everything] as const,
);

export const isForeseeable = (game: GameName, step: Step, golden: Golden): boolean =>
  !found[`./games/${game}/everything.ts`]?.unforeseeable?.(step, golden);
