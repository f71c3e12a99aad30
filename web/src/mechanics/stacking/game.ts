// The names of all games whose round is a stacking race, found by their types on the wire; they are alike.

import type { GameName, Games } from "../../net/wire";
import type { StackingSnapshot } from "./wire";

export type StackingGame = {
  [N in GameName]: Games[N]["round"] extends StackingSnapshot ? N : never;
}[GameName];
