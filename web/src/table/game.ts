// The contract of a game for the client: a folder in `games/`, named as on the server, whose `index.ts` exports one.

import type { Accessor, Component } from "solid-js";
import type { Piece } from "../kit/piece";
import type { Event, GameName } from "../net/wire";
import type { OptionCard } from "../net/wireRest";
import type { Backs } from "./backs";
import type { FirstRace } from "./firstRace";
import type { RaceSession } from "./raceSession";
import type { OptionsOf, RoundOf, Rules } from "./rules";

export type * from "./rules";

export interface RaceProps<N extends GameName> {
  session: RaceSession<N>;
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
  /** Why some numbers of players begin with another value than the rulebook's. */
  why?: string;
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

/** The pieces of a game, for those who show what they were worth without knowing them. */
export interface Pieces<N extends GameName> {
  /** What a seat had brought into the middle when the round ended. */
  brought: (round: RoundOf<N>, seat: number) => Piece[];
  /** What its place on the podium is built of, from the lowest up. */
  step: (seat: number, height: number) => Piece;
  /** How much of each is to be seen below the next one, from 0 to 1. */
  shows: number;
}

/** Pieces that lie face down before a seat, the next one to come to light first. */
export interface FaceDownPile {
  name: string;
  pieces: Piece[];
}

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
  /** What flies to its owners when a round is counted, and what the podium is built of; without it, their backs. */
  pieces?: Pieces<N>;
  options?: OptionsLook<N>;
  goal?: (options: OptionsOf<N>, players: number) => Goal;
  /** What a newcomer is shown until the first round is won. */
  firstRace?: FirstRace<N>;
  /** What lies face down before a seat, pile by pile, for who looks at the round when it is over. */
  turnUp?: (faceDown: unknown, round: RoundOf<N>, seat: number) => FaceDownPile[];
  /** The name of what a chance was for: a card, a die. */
  thingName?: (thing: unknown) => string;
  /** What happened in an event, said without who did it; null where that says nothing. */
  recounts?: (event: Event) => string | null;
  /** Why everything lies still, by the event that led to it; null if it is not for that. */
  tells?: (event: Event, nameOf: (seat: number) => string) => string | null;
}
