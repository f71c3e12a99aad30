// The headless part of a game's contract (game.ts has the rest): its types on the wire, and its rules as pure functions.

import type { Departed, Frozen, GameName, Games, RaceStopped, Scored, Thawed } from "../net/wire";

/** Events that every round knows. */
export type RoundEvent = RaceStopped | Frozen | Thawed | Departed | Scored;

export type CommandOf<N extends GameName> = Games[N]["command"];
export type EventOf<N extends GameName> = Games[N]["event"] | RoundEvent;
export type RoundOf<N extends GameName> = Games[N]["round"];
export type OptionsOf<N extends GameName> = Games[N]["options"];
export type AheadOf<N extends GameName> = Games[N] extends { ahead: infer A } ? A : never;

/** What a command of a seat is judged by: all that its player can see, and the card sent ahead. */
export interface Sight<N extends GameName> {
  round: RoundOf<N>;
  options: OptionsOf<N>;
  ahead: AheadOf<N> | null;
}

/**
 * The headless part: pure, and proved on the engine's golden rounds.
 *
 * `fold` gives a new round and leaves the old one as it was; what did not change is the same object in both.
 * `concerns` says whether an event is one of the round's. `predict` says what a command will make happen, as far
 * as open cards tell; null if it would be refused. Where something comes to light that nobody knows yet, its
 * events leave the unknown card out (see each game): what they show is settled by the house's word.
 */
export interface Rules<N extends GameName> {
  concerns(event: { event: string }): event is EventOf<N>;
  fold(round: RoundOf<N>, event: EventOf<N>, options: OptionsOf<N>): RoundOf<N>;
  predict(sight: Sight<N>, seat: number, command: CommandOf<N>): EventOf<N>[] | null;
  /** What of the cards sent ahead is still to come after an event of the own seat, or of all; `before` is the
   * round as it was. */
  spend(ahead: AheadOf<N>, event: EventOf<N>, before: RoundOf<N>): AheadOf<N> | null;
  /** The seat that has brought a piece into the middle by it; null if it was not that. */
  lays?(event: EventOf<N>): number | null;
  /** By seat: how many pieces are left until it has ended the round. */
  left?(round: RoundOf<N>): number[];
  /** What lies face down, as a film of the round has it, after an event; without it, nothing does. `before` is the
   * round as it was. */
  foldFaceDown?(faceDown: unknown, event: EventOf<N>, before: RoundOf<N>): unknown;
}
