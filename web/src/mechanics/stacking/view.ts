// The view of the table for a stacking race: slices that change only when what they show does.

import { type Accessor, createMemo, indexArray } from "solid-js";
import { createSlices, sameList } from "../../kit/slice";
import type { Back, Backs } from "../../table/backs";
import { createRaceView, type RaceView } from "../../table/race";
import type { RaceSession } from "../../table/raceSession";
import { othersOf } from "../../table/seats";
import { closest } from "./choices";
import type { StackingGame } from "./game";
import type { StackingAreaView as Area, StackingPile, StackingSnapshot } from "./wire";

export type StackingSession = RaceSession<StackingGame>;

export interface StackingView extends RaceView<StackingGame> {
  phase: Accessor<StackingSnapshot["phase"]>;
  racing: Accessor<boolean>;
  /** How many seats the round was dealt to. */
  seats: Accessor<number>;
  gone: Accessor<number[]>;
  /** What lies before the own seat. */
  area: Accessor<Area | null>;
  /** How many cards there are in a row. */
  row: Accessor<number>;
  /** What is left on the pile that counts, of each seat. */
  stocks: Accessor<Accessor<number>[]>;
  piles: Accessor<StackingPile[]>;
  /** Who is about to end the round. */
  closest: Accessor<number[]>;
  backOf: (seat: number) => Back;
}

const NOBODY: number[] = [];
const EMPTY: StackingSnapshot = { phase: "countdown", areas: [], piles: [] };

export function createStackingView(session: StackingSession, backs: Backs, watching: boolean): StackingView {
  const race = createRaceView(session, EMPTY, watching);
  const { round, options, seat, tablePhase } = race;
  let lastNearest = NOBODY;
  const { area, seats, piles, row, phase, gone, nearest } = createSlices(round, {
    area: ({ areas }) => areas[seat() ?? -1] ?? null,
    seats: ({ areas }) => areas.length,
    piles: (now) => now.piles,
    row: ({ areas }) => areas[0]?.row.length ?? 3,
    phase: (now) => now.phase,
    gone: (now) => now.gone ?? NOBODY,
    nearest: (now) => {
      const found = closest(now);
      if (!sameList(found, lastNearest)) lastNearest = found;
      return lastNearest;
    },
  });
  return {
    ...race,
    others: createMemo(() => othersOf(seat(), seats()), [], { equals: sameList }),
    /** Where mistakes are called, a card may be laid on any pile: it has to be there. */
    beneathScreen: createMemo(() => race.beneathScreen() && options()?.mistakes !== "called"),
    mark: (of) => {
      if (gone().includes(of)) return "gone";
      if (race.isAway(of)) return "away";
      if (race.isBot(of)) return "bot";
      return race.isSlow(of) ? "slow" : null;
    },
    phase,
    racing: createMemo(() => phase() === "racing" && tablePhase() === "racing"),
    seats,
    gone,
    area,
    row,
    stocks: createMemo(
      indexArray(
        () => round().areas.map(({ stock_count }) => stock_count),
        (stock) => stock,
      ),
      [],
      { equals: sameList },
    ),
    piles,
    closest: nearest,
    backOf: backs,
  };
}
