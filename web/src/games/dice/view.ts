// The table as this game looks at it: slices that change only when what they show does.

import { type Accessor, createMemo } from "solid-js";
import { createSlices } from "../../kit/slice";
import type { Player } from "../../net/wire";
import type { AtTable } from "../../table/atTable";
import { type Back, seatBacks } from "../../table/backs";
import { othersOf, SLOW } from "../../table/seats";
import { wanted } from "./rules";
import { COLOURS, type DieColour } from "./tray";
import type { DiceDie, DiceSnapshot } from "./wire";

/** What there is to say about who sits there, at most one thing. */
export type Mark = "away" | "slow" | "bot" | null;

export interface DiceView {
  session: AtTable<"dice">;
  /** The own seat; null for who watches, and for the TV. */
  seat: Accessor<number | null>;
  /** Round the table, from the own left. */
  others: Accessor<number[]>;
  racing: Accessor<boolean>;
  stopped: Accessor<boolean>;
  /** Phones lie before a TV that shows the board. */
  beneathScreen: Accessor<boolean>;
  owners: (colour: DieColour) => readonly number[];
  wanted: (colour: DieColour) => number;
  diceOf: (seat: number) => readonly DiceDie[];
  left: (seat: number) => number;
  rolls: (seat: number) => number;
  inCup: (seat: number) => number;
  closest: Accessor<number | null>;
  winner: Accessor<number | null>;
  nameOf: (seat: number) => string;
  backOf: (seat: number) => Back;
  mark: (seat: number) => Mark;
}

const NOTHING: DiceSnapshot = { phase: "countdown", cups: [], rows: {}, dice: [], rolls: [] };
const NOBODY: readonly number[] = [];
const NO_DICE: readonly DiceDie[] = [];
const MOST_PLAYERS = 4;
const CLOSE = 3; // dice: from here on a seat may glow

export function createDiceView(session: AtTable<"dice">, plays: boolean): DiceView {
  const round = createMemo(() => session.round() ?? session.known()?.last ?? NOTHING);
  const players = createMemo((): Player[] => session.known()?.table.players ?? []);
  const match = createMemo(() => session.known()?.table.match);
  const presence = createMemo(() => session.known()?.presence);
  const seat = createMemo(() => (plays ? (session.known()?.seat ?? null) : null));
  const phase = createMemo(() => session.known()?.table.phase);
  const ending = createMemo(() => round().ending ?? null);
  const left = bySeat(round, (now, of) => (now.dice[of]?.length ?? 0) + (now.cups[of] ?? 0));
  const isAway = (of: number): boolean =>
    match()?.away?.includes(of) === true || match()?.gone?.includes(of) === true;
  return {
    session,
    seat,
    others: createMemo(() => othersOf(seat(), players().length)),
    racing: createMemo(() => phase() === "racing"),
    stopped: createMemo(() => ending() !== null),
    beneathScreen: createMemo(() => seat() !== null && (presence()?.screens ?? 0) > 0),
    owners: byColour(round, (now, colour) => now.rows[colour] ?? NOBODY),
    wanted: byColour(round, wanted),
    diceOf: bySeat(round, (now, of) => now.dice[of] ?? NO_DICE),
    left,
    rolls: bySeat(round, (now, of) => now.rolls[of] ?? 0),
    inCup: bySeat(round, (now, of) => now.cups[of] ?? 0),
    closest: createMemo(() => closest(players().map((_, of) => left(of)))),
    winner: createMemo(() => ending()?.by ?? null),
    nameOf: (of) => players()[of]?.name ?? "",
    backOf: seatBacks,
    mark: (of) => {
      if (isAway(of)) return "away";
      if ((presence()?.delays[of] ?? 0) > SLOW) return "slow";
      return players()[of]?.bot ? "bot" : null;
    },
  };
}

type Read<Key, T> = (round: DiceSnapshot, of: Key) => T;

function bySeat<T>(round: Accessor<DiceSnapshot>, read: Read<number, T>): (seat: number) => T {
  const seats = Array.from({ length: MOST_PLAYERS }, (_, seat) => seat);
  return slicesOf(round, seats, read);
}

function byColour<T>(round: Accessor<DiceSnapshot>, read: Read<DieColour, T>): (colour: DieColour) => T {
  return slicesOf(round, COLOURS, read);
}

function slicesOf<Key extends PropertyKey, T>(
  round: Accessor<DiceSnapshot>,
  keys: readonly Key[],
  read: Read<Key, T>,
): (key: Key) => T {
  const parts = keys.map((key) => [key, (now: DiceSnapshot) => read(now, key)] as const);
  const slices = createSlices(round, Object.fromEntries(parts));
  return (key) => (slices[String(key)] as Accessor<T>)();
}

function closest(left: number[]): number | null {
  const least = Math.min(...left);
  const only = left.filter((count) => count === least).length === 1;
  return only && least <= CLOSE ? left.indexOf(least) : null;
}
