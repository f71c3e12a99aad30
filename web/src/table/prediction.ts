// Prediction: commands that the house has not answered yet are played on top of the known state. Pure.

import type { GameName } from "../net/wire";
import type { CommandOf, EventOf, RoundOf, Rules, Sight } from "./rules";

export interface Pending<N extends GameName = GameName> {
  n: number;
  command: CommandOf<N>;
}

export interface Predicted<N extends GameName> {
  round: RoundOf<N>;
  /** What each pending command makes happen on top of those before it; null: it no longer fits. */
  outcomes: (EventOf<N>[] | null)[];
}

export function predicted<N extends GameName>(
  sight: Sight<N>,
  seat: number,
  pending: readonly Pending<N>[],
  rules: Rules<N>,
): Predicted<N> {
  let round = sight.round;
  let ahead = sight.ahead;
  const outcomes = pending.map(({ command }) => {
    const events = rules.predict({ ...sight, round, ahead }, seat, command);
    for (const event of events ?? []) {
      ahead = ahead && rules.spend(ahead, event, round);
      round = rules.fold(round, event, sight.options);
    }
    return events;
  });
  return { round, outcomes };
}
