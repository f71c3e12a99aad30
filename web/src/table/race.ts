// A race as every game looks at it: the round, the own seat, and who sits where. Each part changes only when what it
// shows does.

import { type Accessor, createMemo } from "solid-js";
import { createSlices, sameList } from "../kit/slice";
import type { GameName, Phase, Player } from "../net/wire";
import type { OptionsOf, RoundOf } from "./game";
import { NOBODY as NOBODY_IS_HERE } from "./known";
import type { RaceSession } from "./raceSession";
import { type Mark, missingOf, othersOf, SLOW } from "./seats";
import { createRest } from "./sittingOut";

export interface RaceView<N extends GameName> {
  session: RaceSession<N>;
  /** With what was done and not answered yet; the last one for who looks at its score. */
  round: Accessor<RoundOf<N>>;
  options: Accessor<OptionsOf<N> | null>;
  /** Where the table stands: it may be paused while the round is not. Without a line it is as if it were. */
  tablePhase: Accessor<Phase | undefined>;
  players: Accessor<Player[]>;
  /** The own seat; null for who watches or sits out, and for the TV. */
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

/** `empty` is shown as long as there is no round; who is `watching` has no seat here. */
export function createRaceView<N extends GameName>(
  session: RaceSession<N>,
  empty: RoundOf<N>,
  watching: boolean,
): RaceView<N> {
  const { options, phase, players, match, taken, presence } = createSlices(session.known, {
    options: (known) => (known?.table.options as OptionsOf<N> | undefined) ?? null,
    phase: (known) => known?.table.phase,
    players: (known) => known?.table.players ?? NOBODY,
    match: (known) => known?.table.match,
    taken: (known) => (watching ? null : (known?.seat ?? null)),
    presence: (known) => known?.presence ?? NOBODY_IS_HERE,
  });
  const rests = createRest(session.known);
  const seat = createMemo(() => (rests() ? null : taken()));
  const missing = createMemo(() => missingOf(players(), presence()), [], { equals: sameList });
  const isAway = (of: number): boolean => match()?.away?.includes(of) || missing().includes(of);
  const hasLeft = (of: number): boolean => match()?.gone?.includes(of) ?? false;
  const isSlow = (of: number): boolean => (presence().delays[of] ?? 0) > SLOW;
  const isBot = (of: number): boolean => players()[of]?.bot ?? false;
  return {
    session,
    round: createMemo<RoundOf<N>>((before) => session.round() ?? session.known()?.last ?? before, empty),
    options,
    tablePhase: createMemo(() => (session.online() ? phase() : "paused")),
    players,
    seat,
    others: createMemo(() => othersOf(seat(), players().length)),
    beneathScreen: createMemo(() => seat() !== null && (presence().screens ?? 0) > 0),
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
