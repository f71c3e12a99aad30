// The motions that a race shows, and when: what the own seat does at once, what others do when it is told. What was
// shown of a command that does not count, or that a rival came before, is taken back.

import type { Event, GameName } from "../net/wire";
import type { EventOf } from "./game";
import type { RaceSession } from "./raceSession";

/** What was shown of an own command that is not answered yet. */
export interface Shown<N extends GameName> {
  events: EventOf<N>[];
  /** By the clock of `performance.now()`. */
  at: number;
}

export interface Motions<N extends GameName> {
  /** The own seat does it now. */
  done(event: EventOf<N>): void;
  /** It is told by the house, and was not shown when it was done. */
  happened(event: Event): void;
  /** Whether what was shown is still to be seen, after something else has happened. */
  stands?(shown: Shown<N>): boolean;
  /** `by` is the seat that came before. */
  takeBack?(lost: readonly Shown<N>[], by: number | null): void;
  shownAnew?(): void;
}

/** For as long as the component lives that calls this. */
export function showMotions<N extends GameName>(session: RaceSession<N>, motions: Motions<N>): void {
  const unanswered = new Map<number, Shown<N>>(); // by the number of the command
  const takeBack = (numbers: readonly number[], by: number | null): void => {
    const lost = numbers.flatMap((n) => unanswered.get(n) ?? []);
    for (const n of numbers) unanswered.delete(n);
    if (lost.length) motions.takeBack?.(lost, by);
  };
  const fallen = (): number[] =>
    [...unanswered].filter(([, shown]) => motions.stands?.(shown) === false).map(([n]) => n);
  session.on((moment) => {
    switch (moment.moment) {
      case "done":
        unanswered.set(moment.n, { events: moment.events, at: performance.now() });
        for (const event of moment.events) motions.done(event);
        break;
      case "happened":
        if (!moment.expected) for (const event of moment.events) motions.happened(event);
        takeBack(fallen(), moment.seat);
        break;
      case "answered":
        unanswered.delete(moment.n);
        break;
      case "refused":
        takeBack([moment.n], moment.refused.by ?? null);
        break;
      case "shown anew":
        unanswered.clear();
        motions.shownAnew?.();
        break;
    }
  });
}
