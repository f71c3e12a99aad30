import type { GameName, Games } from "../../net/wire";
import type { StackingSnapshot } from "./wire";

/** Every game whose round is a stacking race, found by its types on the wire; they are alike. */
export type StackingGame = {
  [N in GameName]: Games[N]["round"] extends StackingSnapshot ? N : never;
}[GameName];
