// A lesson: a scripted deal, and step by step what the pupil does, what that makes happen, and what the bot does then.
// Its folder is `games/<game>/lesson/`.

import type { Accessor } from "solid-js";
import type { GameName } from "../net/wire";
import type { AheadOf, CommandOf, EventOf, OptionsOf, RoundOf } from "./rules";

export const PUPIL = 0;
export const BOT = 1;

/** What somebody does, with what nobody could foresee of it. */
export interface Move<N extends GameName> {
  command: CommandOf<N>;
  /** What comes to light by it. */
  ahead?: AheadOf<N>;
  /** What else it makes happen, which only a house knows. */
  brings?: EventOf<N>[];
}

export interface Step<N extends GameName = GameName> {
  /** The step's words are found by it. */
  id: string;
  /** What the pupil has to do; without it there is only something to read. */
  wants?: Move<N>;
  /** Any command of that kind will do, if it is by the rules. */
  loosely?: boolean;
  /** The bot is quicker: what the pupil does comes too late. */
  rival?: Move<N>;
  /** What the bot does afterwards. */
  follows?: Move<N>[];
  /** Rules of the table that hold from here on. */
  options?: Partial<OptionsOf<N>>;
  /** What to look at: the first is what to press, the others are where it goes. */
  look: Accessor<Look[]>;
  /** The keys that do it, one after the other, by their codes. */
  keys?: Accessor<string[]>;
  /** What is counted at the end, line by line, for both. */
  bill?: BillLine[];
}

export interface BillLine {
  id: string;
  points: readonly [pupil: number, bot: number];
}

/** Something on the table: all that the selector finds, or a part of it, in fractions of its size. */
export interface Look {
  at: string;
  part?: { x: number; y: number; width: number; height: number };
}

export interface StepWords {
  /** What there is to know. The bot says it, so "I" is the bot. */
  tell: string;
  /** What to do now. */
  act?: string;
}

export interface LessonWords {
  steps: Record<string, StepWords>;
  /** The lines of the bill. */
  bill: Record<string, string>;
}

/** What `games/<game>/lesson/index.ts` exports. */
export interface Lesson<N extends GameName = GameName> {
  options: OptionsOf<N>;
  /** The round as the pupil finds it. */
  round: RoundOf<N>;
  steps: Step<N>[];
  /** Parts of a command that say what its player saw, not what is done. */
  seen?: readonly string[];
  load: () => Promise<void>;
  words: Accessor<LessonWords>;
}
