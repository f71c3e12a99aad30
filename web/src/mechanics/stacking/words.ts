// What the stacking race says: most of it alike (the folder beside this), some in each game's own words.

import type { Colour } from "../../net/wire";
import type { GameWords } from "../../table/game";

export interface StackingWords extends GameWords {
  shouts: { start: string; stop: string; dutch: string };
  colours: Record<Colour, string>;
  /** A card by its name: "red 7". */
  card: (colour: string, value: number) => string;
  labels: {
    own: string;
    others: string;
    middle: string;
    stock: (card: string | null, left: number) => string;
    place: (number: number, card: string | null) => string;
    turned: (card: string | null) => string;
    hand: (left: number) => string;
    pile: (card: string, owner: string) => string;
    complete: (count: number) => string;
    seat: (name: string, left: number) => string;
    bot: string;
    away: string;
    slow: string;
    gone: string;
  };
  said: {
    placed: (card: string) => string;
    /** And which card has to lie there first. */
    noFit: (card: string, before: string) => string;
    turned: (card: string) => string;
    onStock: (card: string, left: number) => string;
    inRow: (card: string, place: number) => string;
    close: (name: string, left: number) => string;
  };
  /** To everybody, while hands are off. */
  told: {
    rightCall: (caller: string, culprits: string) => string;
    falseCall: (caller: string) => string;
    stopDenied: (name: string) => string;
    rotated: string;
  };
  /** What counts, to a newcomer: short. */
  first: {
    /** The pile that counts. */
    goal: string;
    middle: string;
    /** The hand. */
    turn: string;
  };
  /** Piles whose cards nobody sees: the one that counts, the hand, and what lies under its visible card. */
  faceDown: { stock: string; hand: string; turned: string };
  hints: {
    choose: string;
    stop: string;
    /** Under the empty hand: the turned-over cards are taken up. */
    again: string;
  };
}
