// The interface between a race and the session it is drawn for: at a table of the house, or in a lesson.

import type { Accessor } from "solid-js";
import type { GameName, Goodbye, Refused, TableCommand } from "../net/wire";
import type { Known } from "./known";
import type { Moment } from "./mirror";
import type { CommandOf, EventOf, RoundOf } from "./rules";

export interface RaceSession<N extends GameName = GameName> {
  readonly code: string;
  /** All that the house has told; null until it has shown the table. */
  readonly known: Accessor<Known<N> | null>;
  /** The round as it is shown: with what was done and not answered yet. */
  readonly round: Accessor<RoundOf<N> | null>;
  /** There is a line, or it was there a moment ago. */
  readonly online: Accessor<boolean>;
  readonly ended: Accessor<Goodbye | "unreachable" | null>;
  readonly notice: Accessor<"dealt_again" | "stopping" | null>;
  /** Screens that ask the host to be let in, by their number. */
  readonly screens: Accessor<number[]>;
  /** The own seat; null for who watches. */
  readonly seat: number | null;

  /** The table's time in ms: that of the timers, and of the start. */
  now(): number;
  /** Listen to what happens, for as long as the component lives that calls this. */
  on(listener: (moment: Moment<N>) => void): void;
  /** What the player does: shown at once if it can be foreseen. Null when it counted, else why it did not. */
  do(command: CommandOf<N> | TableCommand): Promise<Refused | null>;
  /** What the command would make happen now, as far as can be seen; null if it would be refused. */
  foresee(command: CommandOf<N>): EventOf<N>[] | null;
  /** Does it if it would count, as far as can be seen, and says so; `before` is called just before it is done. */
  attempt(command: CommandOf<N>, before?: () => void): boolean;
}
