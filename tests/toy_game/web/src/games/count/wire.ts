// The messages of games/count, beside what is said at every table.
// Made from the house's own types by `python -m tools.make_wire`; don't edit.

import type { Length, Phase, RaceStopped, RoundResult } from "../../net/wire";

/** Lay a number at the end of the row. It names the place that is meant (ALL-3). */
export interface CountLay {
  do: "lay";
  number: number;
}

/** The signal: the row is open. */
export interface CountBegun {
  event: "begun";
}

export interface CountLaid {
  event: "laid";
  seat: number;
  number: number;
}

export interface CountOptions {
  /** how quick a seat's hand may be: as one human hand, or without limit */
  pace: "free" | "human";
  /** how long a match is: a round, about 5 minutes, about 15, or as in the rulebook */
  length?: Length;
  /** rounds of a match */
  rounds: number;
}

export interface CountSnapshot {
  phase: Phase;
  gone?: number[];
  freezes?: number;
  ending?: RaceStopped;
  score?: RoundResult;
  owners: number[];
}

export type CountCommand = CountLay;

export type CountEvent = CountBegun | CountLaid;

declare module "../../net/wire" {
  interface Games {
    count: {
      command: CountCommand;
      event: CountEvent;
      options: CountOptions;
      round: CountSnapshot;
    };
  }
}
