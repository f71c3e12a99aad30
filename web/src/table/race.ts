// A race as every game looks at it: the round, the own seat, and who sits where. Each part changes only when what it
// shows does.

import { type Accessor, createMemo } from "solid-js";
import { createSlices } from "../kit/slice";
import type { GameName, Phase, Player } from "../net/wire";
import type { OptionsOf, RoundOf } from "./game";
import type { RaceSession } from "./raceSession";
import { type Mark, othersOf, SLOW } from "./seats";

export interface RaceView<N extends GameName> {
  session: RaceSession<N>;
  /** With what was done and not answered yet; the last one for who looks at its score. */
  round: Accessor<RoundOf<N>>;
  options: Accessor<OptionsOf<N> | null>;
  /** Where the table stands: it may be paused while the round is not. */
  tablePhase: Accessor<Phase | undefined>;
  players: Accessor<Player[]>;
  /** The own seat; null for who watches, and for the TV. */
  seat: Accessor<number | null>;
  /** Round the table, from the own left. */
  others: Accessor<number[]>;
  /** The phone lies before a TV that shows the table. */
  beneathScreen: Accessor<boolean>;
  nameOf: (seat: number) => string;
  isAway: (seat: number) => boolean;
  isSlow: (seat: number) => boolean;
  isBot: (seat: number) => boolean;
  /** What is told of who sits there, at most one thing. */
  mark: (seat: number) => Mark | null;
}

const NOBODY: Player[] = [];
const NO_DELAYS: (number | null)[] = [];

/** `empty` is shown as long as there is no round; who is `watching` has no seat here. */
export function createRaceView<N extends GameName>(
  session: RaceSession<N>,
  empty: RoundOf<N>,
  watching: boolean,
): RaceView<N> {
  const { options, tablePhase, players, match, seat, delays, screens } = createSlices(session.known, {
    options: (known) => (known?.table.options as OptionsOf<N> | undefined) ?? null,
    tablePhase: (known) => known?.table.phase,
    players: (known) => known?.table.players ?? NOBODY,
    match: (known) => known?.table.match,
    seat: (known) => (watching ? null : (known?.seat ?? null)),
    delays: (known) => known?.presence.delays ?? NO_DELAYS,
    screens: (known) => known?.presence.screens ?? 0,
  });
  const isAway = (of: number): boolean => match()?.away?.includes(of) ?? false;
  const hasLeft = (of: number): boolean => match()?.gone?.includes(of) ?? false;
  const isSlow = (of: number): boolean => (delays()[of] ?? 0) > SLOW;
  const isBot = (of: number): boolean => players()[of]?.bot ?? false;
  return {
    session,
    round: createMemo<RoundOf<N>>((before) => session.round() ?? session.known()?.last ?? before, empty),
    options,
    tablePhase,
    players,
    seat,
    others: createMemo(() => othersOf(seat(), players().length)),
    beneathScreen: createMemo(() => seat() !== null && screens() > 0),
    nameOf: (of) => players()[of]?.name ?? "",
    isAway,
    isSlow,
    isBot,
    mark: (of) => {
      if (isAway(of) || hasLeft(of)) return "away";
      if (isSlow(of)) return "slow";
      return isBot(of) ? "bot" : null;
    },
  };
}
