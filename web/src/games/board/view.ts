// The table as this game looks at it: slices that change only when what they show does.

import { type Accessor, createMemo } from "solid-js";
import { createSlices } from "../../kit/slice";
import { type Back, seatBacks } from "../../table/backs";
import { createRaceView, type RaceView } from "../../table/race";
import type { RaceSession } from "../../table/raceSession";
import { onlyClosest } from "../../table/seats";
import { keyOf } from "./painting/names";
import { type Covering, coversOf } from "./picture";
import { type Field, fieldOf } from "./rulebook/field";
import { oldestDebtOf, payableBy } from "./rulebook/laying";
import type { Square } from "./rulebook/squares";
import type { BoardCard, BoardHandView, BoardSnapshot } from "./wire";

export interface BoardView extends RaceView<"board"> {
  field: Accessor<Field>;
  board: Accessor<Field["board"]>;
  covers: Accessor<ReadonlyMap<Square, Covering>>;
  phase: Accessor<BoardSnapshot["phase"]>;
  hand: (seat: number) => BoardHandView;
  ownHand: Accessor<BoardHandView | null>;
  ownCard: Accessor<BoardCard | null>;
  /** The blocked token that the own next card has to free. */
  owed: Accessor<number | null>;
  /** Blocked tokens that the own next card may free. */
  payable: Accessor<number[]>;
  closest: Accessor<number | null>;
  backOf: (seat: number) => Back;
}

const NOTHING: BoardSnapshot = {
  phase: "countdown",
  board: "r",
  tokens: {},
  cards: [],
  jokers: {},
  hands: [],
  aside: [],
  judged: [],
  culprits: [],
  debts: [],
  duties: {},
  next_placer: 0,
};
const EMPTY: BoardHandView = { card: null, count: 0, discarded: 0, top: null, jokers: 0, passed: 0 };
const CLOSE = 4; // cards: from here on a seat may glow

export function createBoardView(session: RaceSession<"board">, watching: boolean): BoardView {
  const race = createRaceView(session, NOTHING, watching);
  const { round, players, seat, tablePhase } = race;
  const field = createMemo(() => fieldOf(round()));
  const hand = (of: number): BoardHandView => round().hands[of] ?? EMPTY;
  const ownHand = createMemo(() => onSeat(seat(), (own) => round().hands[own] ?? null));
  return {
    ...race,
    field,
    board: createMemo(() => field().board),
    covers: () => coversOf(round()),
    phase: createMemo(() => phaseShown(tablePhase(), round().phase)),
    hand,
    ownHand,
    ownCard: createMemo(() => ownHand()?.card ?? null),
    owed: createMemo(() => onSeat(seat(), (own) => oldestDebtOf(round(), own)?.token ?? null)),
    payable: createMemo(() => onSeat(seat(), (own) => payableBy(round(), own)) ?? []),
    closest: createMemo(() => closest(players().map((_, of) => hand(of).count))),
    backOf: seatBacks,
  };
}

function onSeat<T>(seat: number | null, look: (seat: number) => T): T | null {
  return seat === null ? null : look(seat);
}

/** A table that is paused, or counts down after a pause, knows better than the round. */
function phaseShown(
  table: BoardSnapshot["phase"] | undefined,
  round: BoardSnapshot["phase"],
): BoardSnapshot["phase"] {
  return table === "paused" || table === "countdown" || table === "frozen" ? table : round;
}

/** Who has none left has ended the round. */
function closest(left: number[]): number | null {
  return left.includes(0) ? null : onlyClosest(left, CLOSE);
}

/** Which squares are covered and where the tokens stand, for whoever does not see what is painted. */
export function lyingOf(view: BoardView): { laid: Accessor<string>; stands: Accessor<string> } {
  const lies = createSlices(view.round, { cards: (round) => round.cards, tokens: (round) => round.tokens });
  return {
    laid: () =>
      lies
        .cards()
        .map(({ near, far }) => keyOf(near, far))
        .join(),
    stands: () =>
      Object.entries(lies.tokens())
        .map((found) => found.join(" "))
        .join(),
  };
}
