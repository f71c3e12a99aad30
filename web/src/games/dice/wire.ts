// The messages of games/dice, beside what is said at every table.
// Made from the house's own types by `python -m tools.make_wire`; don't edit.

import type { Colour, Length, Phase, RaceStopped, RoundResult } from "../../net/wire";

/** Put a die on the board. Its colour says which row is meant, its face which place (ALL-3). */
export interface DicePlace {
  do: "place";
  die: DiceDie;
}

/** A die as it lies. Several may look the same; nothing ever depends on which of them is meant. */
export type DiceDie = [colour: Colour, face: number];

/** Roll again: all the dice that are left, so that there is nothing to choose (DIC-8). */
export interface DiceRoll {
  do: "roll";
}

/** The signal: all seats rolled all their dice together, and only now anybody sees their colours. */
export interface DiceAllRolled {
  event: "all_rolled";
  dice: DiceDie[][];
}

export interface DicePlaced {
  event: "placed";
  seat: number;
  die: DiceDie;
}

export interface DiceRolled {
  event: "rolled";
  seat: number;
  dice: DiceDie[];
}

export interface DiceOptions {
  /** how quick a seat's hand may be: as one human hand, or without limit */
  pace: "free" | "human";
  /** how long a match is: a round, about 5 minutes, about 15, or as in the rulebook */
  length?: Length;
  /** the match has so many rounds for each player at the table */
  rounds_per_player: number;
  /** how many dice each player draws, by seat; left out: as many as the others */
  dice: number[] | null;
  /** the match ends after so many rounds; left out: as the rest says */
  rounds?: number;
}

export interface DiceSnapshot {
  phase: Phase;
  gone?: number[];
  freezes?: number;
  ending?: RaceStopped;
  score?: RoundResult;
  cups: number[];
  rows: Partial<Record<Colour, number[]>>;
  dice: DiceDie[][];
  rolls: number[];
}

export type DiceCommand = DicePlace | DiceRoll;

export type DiceEvent = DiceAllRolled | DicePlaced | DiceRolled;

declare module "../../net/wire" {
  interface Games {
    dice: {
      command: DiceCommand;
      event: DiceEvent;
      options: DiceOptions;
      round: DiceSnapshot;
    };
  }
}
