// What a game is to the client: a folder in `games/`, named as on the server, whose `index.ts` exports one.

import type { Accessor, Component } from "solid-js";
import type { Departed, Event, Frozen, GameName, Games, RaceStopped, Scored, Thawed } from "../net/wire";
import type { OptionCard } from "../net/wireRest";
import type { AtTable } from "./atTable";
import type { Backs } from "./backs";

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
}

export interface RaceProps<N extends GameName> {
  session: AtTable<N>;
}

/** What every game says, for those who talk about a game without knowing it. */
export interface GameWords {
  shouts: { start: string; stop: string };
  /** By the option's name; one that is missing is told by the house, in English. */
  options: Record<string, OptionWords>;
  /** Why something did not count, by the rule's id. */
  refusals?: Record<string, string>;
  /** What is counted in a round: short, as the head of a column. */
  parts?: Record<string, string>;
}

export interface OptionWords {
  name: string;
  about: string;
  /** for each value; numbers speak for themselves */
  values?: Record<string, string>;
}

export type OptionValue = OptionCard["official"];

/** How an option is set that needs more than a switch, a number or a choice. */
export interface OptionFieldProps {
  words: OptionWords;
  value: OptionValue;
  players: number;
  disabled: boolean;
  onChange: (value: OptionValue) => void;
}

/** How the options of a game are shown, where the kind of an option does not tell. */
export interface OptionsLook<N extends GameName> {
  /** Options of which there is nothing to see, by what the others are set to: they go back to their official value. */
  hides?: (name: string, options: OptionsOf<N>) => boolean;
  fields?: Record<string, Component<OptionFieldProps>>;
  /** What is in the way of so many players, in words; null if nothing is. */
  misfit?: (options: OptionsOf<N>, players: number) => string | null;
}

/** How far a match goes, in all. */
export type Goal = { points: number } | { rounds: number };

/** One folder of `games/`, loaded when its first table opens. */
export interface Game<N extends GameName = GameName> {
  name: N;
  rules: Rules<N>;
  /** Its words, and whatever else has to be there before it is drawn. */
  load: () => Promise<void>;
  words: Accessor<GameWords>;
  /** The table while a round is on it, for a seat and for those who watch. It fills its parent. */
  Race: Component<RaceProps<N>>;
  /** The same for the TV on the wall, large, and without anybody's own cards. */
  Screen: Component<RaceProps<N>>;
  /** By what a seat is known; without it, by a motif in a colour of its own. */
  backs?: Backs;
  options?: OptionsLook<N>;
  goal?: (options: OptionsOf<N>, players: number) => Goal;
  /** Why everything lies still, by the event that led to it; null if it is not for that. */
  tells?: (event: Event, nameOf: (seat: number) => string) => string | null;
}
