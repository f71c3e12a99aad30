// The messages of games/blitz, beside what is said at every table.
// Made from the house's own types by `python -m tools.make_wire`; don't edit.

import type { Length } from "../../net/wire";
import type {
  StackingAhead,
  StackingBuild,
  StackingBuilt,
  StackingDutch,
  StackingDutchCalled,
  StackingOpened,
  StackingPlaced,
  StackingPlay,
  StackingReturned,
  StackingRotated,
  StackingSnapshot,
  StackingStart,
  StackingStop,
  StackingStopDenied,
  StackingTurn,
  StackingTurned,
} from "../../mechanics/stacking/wire";

export interface BlitzOptions {
  /** how quick a seat's hand may be: as one human hand, or without limit */
  pace: "free" | "human";
  /** how long a match is: a round, about 5 minutes, about 15, or as in the rulebook */
  length?: Length;
  /** points that win the match */
  target: number;
  /** when nobody can play any more: the round ends, or everybody moves a card of the hand */
  blocked: "end" | "rotate";
  /** the round ends with the last card of the pile that counts, or when stop is called */
  stop: "automatic" | "called";
  /** wrong cards are refused, or stay until somebody calls "Dutch!" */
  mistakes: "called" | "refused";
  /** points for a false "Dutch!", where mistakes are called */
  false_call: -2 | -1 | 0;
  /** cards may also be laid on the own row, descending */
  advanced: boolean;
  /** the match ends after so many rounds; left out: as the rest says */
  rounds?: number;
}

export type BlitzCommand =
  | StackingPlay
  | StackingStart
  | StackingBuild
  | StackingTurn
  | StackingStop
  | StackingDutch;

export type BlitzEvent =
  | StackingOpened
  | StackingPlaced
  | StackingBuilt
  | StackingTurned
  | StackingRotated
  | StackingDutchCalled
  | StackingReturned
  | StackingStopDenied;

declare module "../../net/wire" {
  interface Games {
    blitz: {
      command: BlitzCommand;
      event: BlitzEvent;
      options: BlitzOptions;
      round: StackingSnapshot;
      ahead: StackingAhead;
    };
  }
}
