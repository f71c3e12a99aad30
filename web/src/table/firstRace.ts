// The first race of a newcomer, until a round is won: what counts, what only they could play, and why a tap did
// nothing. A game says the first two of its own race; screens/table/race/FirstRace.tsx shows all of it.

import { createSignal } from "solid-js";
import { speak } from "../kit/speak";
import type { GameName } from "../net/wire";
import type { Look } from "./lesson";
import type { RoundOf } from "./rules";

export interface FirstRace<N extends GameName = GameName> {
  /** The three things that count. */
  labels: () => RaceLabel[];
  /** What the seat can play, and no rival could just now. */
  chances?: (round: RoundOf<N>, seat: number) => Chance[];
}

export interface RaceLabel {
  look: Look;
  text: string;
}

/** The same id while it is the same piece in the same place. */
export interface Chance {
  id: string;
  look: Look;
}

const SHOWN_MS = 2600;
const [whyNot, setWhyNot] = createSignal<RaceLabel | null>(null);
let timer: ReturnType<typeof setTimeout> | undefined;

export { whyNot };

/** Said to everybody who listens, and kept for a moment for those who are shown it. */
export function sayWhyNot(text: string, look: Look): void {
  speak(text);
  setWhyNot({ text, look });
  clearTimeout(timer);
  timer = setTimeout(() => setWhyNot(null), SHOWN_MS);
}
