// The table as this game looks at it: slices that change only when what they show does.

import { type Accessor, createMemo } from "solid-js";
import { createSlices } from "../../kit/slice";
import { type Back, seatBacks } from "../../table/backs";
import { createRaceView, type RaceView } from "../../table/race";
import type { RaceSession } from "../../table/raceSession";
import { onlyClosest } from "../../table/seats";
import { wanted } from "./rules";
import { COLOURS, type DieColour } from "./tray";
import type { DiceDie, DiceSnapshot } from "./wire";

export interface DiceView extends RaceView<"dice"> {
  racing: Accessor<boolean>;
  stopped: Accessor<boolean>;
  owners: (colour: DieColour) => readonly number[];
  wanted: (colour: DieColour) => number;
  diceOf: (seat: number) => readonly DiceDie[];
  left: (seat: number) => number;
  rolls: (seat: number) => number;
  inCup: (seat: number) => number;
  closest: Accessor<number | null>;
  winner: Accessor<number | null>;
  backOf: (seat: number) => Back;
}

const NOTHING: DiceSnapshot = { phase: "countdown", cups: [], rows: {}, dice: [], rolls: [] };
const NOBODY: readonly number[] = [];
const NO_DICE: readonly DiceDie[] = [];
const MOST_PLAYERS = 4;
const CLOSE = 3; // dice: from here on a seat may glow

export function createDiceView(session: RaceSession<"dice">, watching: boolean): DiceView {
  const race = createRaceView(session, NOTHING, watching);
  const { round, players, tablePhase } = race;
  const ending = createMemo(() => round().ending ?? null);
  const left = bySeat(round, (now, of) => (now.dice[of]?.length ?? 0) + (now.cups[of] ?? 0));
  return {
    ...race,
    racing: createMemo(() => tablePhase() === "racing"),
    stopped: createMemo(() => ending() !== null),
    owners: byColour(round, (now, colour) => now.rows[colour] ?? NOBODY),
    wanted: byColour(round, wanted),
    diceOf: bySeat(round, (now, of) => now.dice[of] ?? NO_DICE),
    left,
    rolls: bySeat(round, (now, of) => now.rolls[of] ?? 0),
    inCup: bySeat(round, (now, of) => now.cups[of] ?? 0),
    closest: createMemo(() =>
      onlyClosest(
        players().map((_, of) => left(of)),
        CLOSE,
      ),
    ),
    winner: createMemo(() => ending()?.by ?? null),
    backOf: seatBacks,
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
