// What could be tried in a position of a game: `games/<game>/everything.ts` says it for the game of that name.

import type { Golden } from "./golden";

export type Command = { do: string };
export type Everything = (round: never, seat: number, golden: Golden) => Command[];

const found = import.meta.glob<{ everything: Everything }>("./games/*/everything.ts", { eager: true });

export const EVERYTHING = Object.entries(found).map(
  ([path, { everything }]) => [path.split("/")[2] ?? "", everything] as const,
);
