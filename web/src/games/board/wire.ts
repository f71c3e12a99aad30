// The messages of games/board, beside what is said at every table.
// Made from the house's own types by `python -m tools.make_wire`; don't edit.

import type { Colour, Length, Phase, RaceStopped, RoundResult } from "../../net/wire";

/** Put the next token on a square, before the round. */
export interface BoardPlaceToken {
  do: "place_token";
  square: string;
}

/** Lay the card in hand next to a token, seen standing `at` a square; jokers, if any, bridge the gap. */
export interface BoardLay {
  do: "lay";
  token: number;
  at: string;
  near: string;
  far: string;
  card: BoardCard;
  jokers?: string[];
}

/** A card of two squares. Laid, its near colour touches the token, which then moves to the far one. */
export type BoardCard = [near: Colour, far: Colour];

/** Lay the card in hand anywhere, and free a blocked token by putting it on the far square. */
export interface BoardPay {
  do: "pay";
  token: number;
  at: string;
  near: string;
  far: string;
  card: BoardCard;
}

/** Discard the card in hand and turn up the next. */
export interface BoardTurnUp {
  do: "turn_up";
}

/** Say whether the left neighbour's card lies right. */
export interface BoardJudge {
  do: "judge";
  card: BoardCard;
  right: boolean;
}

/** Say which cards go onto the own player board, and which come off it. */
export interface BoardChoose {
  do: "choose";
  on?: BoardCard[];
  off?: BoardCard[];
}

export interface BoardTokenPlaced {
  event: "token_placed";
  token: number;
  square: string;
}

/** The race is on, and everybody has turned up a card. */
export interface BoardOpened {
  event: "opened";
  cards: BoardCard[];
}

/** A card lies, and the token stands on its far square; `shows` was turned up next. */
export interface BoardLaid {
  event: "laid";
  seat: number;
  token: number;
  near: string;
  far: string;
  card: BoardCard;
  jokers?: string[];
  shows?: BoardCard;
}

export interface BoardTurnedUp {
  event: "turned_up";
  seat: number;
  shows: BoardCard;
}

/** A seat has blocked a token, and owes it a move. Debts are numbered through the round. */
export interface BoardOwed {
  event: "owed";
  seat: number;
  token: number;
  number: number;
}

/** From now on anybody may pay. */
export interface BoardDebtOpened {
  event: "debt_opened";
  token: number;
}

/** The token has come free by itself. */
export interface BoardDebtLapsed {
  event: "debt_lapsed";
  token: number;
}

export interface BoardJudged {
  event: "judged";
  seat: number;
  card: BoardCard;
  right: boolean;
}

/** All cards have been looked at, or the time for it is up. */
export interface BoardChecked {
  event: "checked";
}

export interface BoardChosen {
  event: "chosen";
  seat: number;
  on?: BoardCard[];
  off?: BoardCard[];
}

export interface BoardOptions {
  /** how quick a seat's hand may be: as one human hand, or without limit */
  pace: "free" | "human";
  /** how long a match is: a round, about 5 minutes, about 15, or as in the rulebook */
  length?: Length;
  /** where the tokens stand first: recommended spots, as the players like, or at random */
  tokens: "players" | "random" | "recommended";
  /** wrong cards are refused, or looked for by the neighbour after the round */
  mistakes: "called" | "refused";
  /** a card that lies with its two colours swapped */
  reversed: "forgiven" | "mistake";
  /** how the sections lie: block, line, L, T, cross, stairs, U, or drawn, # a section, as in ##./.##/.## */
  layout: string;
  /** rounds of a match */
  rounds: number;
}

export interface BoardSnapshot {
  phase: Phase;
  gone?: number[];
  freezes?: number;
  ending?: RaceStopped;
  score?: RoundResult;
  board: string;
  tokens: Record<number, string>;
  cards: BoardLaidCard[];
  jokers: Record<string, number>;
  hands: BoardHandView[];
  aside: BoardCard[][];
  judged: number[];
  culprits: number[];
  debts: BoardDebt[];
  duties: Record<number, BoardDuty>;
  next_placer: number;
}

export interface BoardLaidCard {
  seat: number;
  card: BoardCard;
  near: string;
  far: string;
}

/** What everybody sees: the card in hand, the top of the discard pile, and how many cards there are. */
export interface BoardHandView {
  card: BoardCard | null;
  count: number;
  discarded: number;
  top: BoardCard | null;
  jokers: number;
  passed: number;
}

export interface BoardDebt {
  seat: number;
  token: number;
  number: number;
  open?: boolean;
}

/** How many cards a seat has to put onto its player board, and then to take off it. */
export interface BoardDuty {
  on?: number;
  off?: number;
}

/** The card that comes to hand next, by either action: the same one, unless it is the last. */
export interface BoardAhead {
  lay?: BoardCard;
  turn_up?: BoardCard;
}

export type BoardCommand =
  | BoardPlaceToken
  | BoardLay
  | BoardPay
  | BoardTurnUp
  | BoardJudge
  | BoardChoose;

export type BoardEvent =
  | BoardTokenPlaced
  | BoardOpened
  | BoardLaid
  | BoardTurnedUp
  | BoardOwed
  | BoardDebtOpened
  | BoardDebtLapsed
  | BoardJudged
  | BoardChecked
  | BoardChosen;

declare module "../../net/wire" {
  interface Games {
    board: {
      command: BoardCommand;
      event: BoardEvent;
      options: BoardOptions;
      round: BoardSnapshot;
      ahead: BoardAhead;
    };
  }
}
