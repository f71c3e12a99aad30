// The messages of mechanics/stacking, beside what is said at every table.
// Made from the house's own types by `python -m tools.make_wire`; don't edit.

import type { Card, Phase, RaceStopped, RoundResult } from "../../net/wire";

/** Lay an open card on a pile of the middle; without `onto`, anywhere it fits. */
export interface StackingPlay {
  do: "play";
  card: Card;
  onto?: StackingOnto;
}

/** A pile of the middle, and the card that the player saw on top of it, perhaps with its owner (ALL-3). */
export interface StackingOnto {
  pile: number;
  top: Card;
  owner?: number;
}

/** Start a new pile. */
export interface StackingStart {
  do: "start";
  card: Card;
}

/** Lay the top of the stock or the visible card of the hand on a card of the own row. */
export interface StackingBuild {
  do: "build";
  card: Card;
  place: number;
  top: Card;
}

/** Turn three cards of the hand; a hand used up is taken up first. */
export interface StackingTurn {
  do: "turn";
}

/** Shout stop. */
export interface StackingStop {
  do: "stop";
}

/** Call a mistake. */
export interface StackingDutch {
  do: "dutch";
}

/** The race is on, and the faces are there for all to see. */
export interface StackingOpened {
  event: "opened";
  tops: Card[];
  rows: Card[][];
}

/** A card went to the middle. `filled` took its place in the row, `shows` has come to light. */
export interface StackingPlaced {
  event: "placed";
  seat: number;
  card: Card;
  source: "stock" | "turned" | number;
  pile: number;
  filled?: Card;
  shows?: Card;
}

/** A card went onto the own row. */
export interface StackingBuilt {
  event: "built";
  seat: number;
  card: Card;
  source: "stock" | "turned" | number;
  place: number;
  shows?: Card;
}

/** Cards were turned over; `again` if the pile was taken up first. */
export interface StackingTurned {
  event: "turned";
  seat: number;
  count: number;
  shows: Card;
  again?: boolean;
}

/** Everybody moved a card of the hand from the top to the bottom (BLZ-19). */
export interface StackingRotated {
  event: "rotated";
}

/** Somebody called "Dutch!". Nobody is wrong: the call was false. */
export interface StackingDutchCalled {
  event: "dutch_called";
  seat: number;
  culprits: number[];
}

/** A wrong card went back where it came from (BLZ-25). */
export interface StackingReturned {
  event: "returned";
  seat: number;
  card: Card;
  pile: number;
  to: "stock" | "turned" | number;
}

/** The stop was checked, and the pile of the one who stopped is no longer empty (BLZ-27). */
export interface StackingStopDenied {
  event: "stop_denied";
  seat: number;
}

export interface StackingSnapshot {
  phase: Phase;
  gone?: number[];
  freezes?: number;
  ending?: RaceStopped;
  score?: RoundResult;
  areas: StackingAreaView[];
  piles: StackingPile[];
}

/** What everybody sees: the row, two tops, and how many cards lie under or behind them. */
export interface StackingAreaView {
  row: Card[][];
  stock_top: Card | null;
  stock_count: number;
  visible: Card | null;
  hand_count: number;
  turned_count: number;
  false_calls: number;
}

/** Cards from the bottom up, each with the seat that laid it; `sound` of them lie by the rules. */
export interface StackingPile {
  cards: Card[];
  owners: number[];
  sound: number;
}

/** What a seat's next own action would bring to light, one card of each kind. */
export interface StackingAhead {
  turn?: Card;
  under?: Card;
  stock?: Card;
}
