// The table as this game looks at it: slices that change only when what they show does.

import { type Accessor, createMemo } from "solid-js";
import type { Player } from "../../net/wire";
import type { AtTable } from "../../table/atTable";
import { type Back, seatBacks } from "../../table/backs";
import { othersOf, SLOW } from "../../table/seats";
import { type Cover, coversOf } from "./picture";
import { type Field, fieldOf } from "./rulebook/field";
import { oldestDebtOf, payableBy } from "./rulebook/laying";
import type { Square } from "./rulebook/squares";
import type { BoardCard, BoardHandView, BoardOptions, BoardSnapshot } from "./wire";

export interface Marks {
  bot: boolean;
  away: boolean;
  slow: boolean;
}

export interface BoardView {
  session: AtTable<"board">;
  round: Accessor<BoardSnapshot>;
  field: Accessor<Field>;
  board: Accessor<Field["board"]>;
  covers: Accessor<ReadonlyMap<Square, Cover>>;
  options: Accessor<BoardOptions | null>;
  phase: Accessor<BoardSnapshot["phase"]>;
  /** The own seat; null for who watches, and for the TV. */
  seat: Accessor<number | null>;
  /** Round the table, from the own left. */
  others: Accessor<number[]>;
  hand: (seat: number) => BoardHandView;
  ownHand: Accessor<BoardHandView | null>;
  ownCard: Accessor<BoardCard | null>;
  /** The blocked token that the own next card has to free. */
  owed: Accessor<number | null>;
  /** Blocked tokens that the own next card may free. */
  payable: Accessor<number[]>;
  closest: Accessor<number | null>;
  nameOf: (seat: number) => string;
  backOf: (seat: number) => Back;
  marks: (seat: number) => Marks;
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

export function createBoardView(session: AtTable<"board">, plays: boolean): BoardView {
  const round = createMemo(() => session.round() ?? session.known()?.last ?? NOTHING);
  const table = createMemo(() => session.known()?.table);
  const players = createMemo((): Player[] => table()?.players ?? []);
  const match = createMemo(() => table()?.match);
  const presence = createMemo(() => session.known()?.presence);
  const seat = createMemo(() => (plays ? (session.known()?.seat ?? null) : null));
  const field = createMemo(() => fieldOf(round()));
  const hand = (of: number): BoardHandView => round().hands[of] ?? EMPTY;
  const ownHand = createMemo(() => onSeat(seat(), (own) => round().hands[own] ?? null));
  return {
    session,
    round,
    field,
    board: createMemo(() => field().board),
    covers: () => coversOf(round()),
    options: () => (table()?.options as BoardOptions | undefined) ?? null,
    phase: createMemo(() => phaseShown(table()?.phase, round().phase)),
    seat,
    others: createMemo(() => othersOf(seat(), players().length)),
    hand,
    ownHand,
    ownCard: createMemo(() => ownHand()?.card ?? null),
    owed: createMemo(() => onSeat(seat(), (own) => oldestDebtOf(round(), own)?.token ?? null)),
    payable: createMemo(() => onSeat(seat(), (own) => payableBy(round(), own)) ?? []),
    closest: createMemo(() => closest(players().map((_, of) => hand(of).count))),
    nameOf: (of) => players()[of]?.name ?? "",
    backOf: seatBacks,
    marks: (of) => ({
      bot: players()[of]?.bot ?? false,
      away: [...(match()?.away ?? []), ...(match()?.gone ?? [])].includes(of),
      slow: (presence()?.delays[of] ?? 0) > SLOW,
    }),
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

function closest(left: number[]): number | null {
  const least = Math.min(...left);
  const only = left.filter((count) => count === least).length === 1;
  return only && least > 0 && least <= CLOSE ? left.indexOf(least) : null;
}
