// Frames as a house would send them, for tables that tests make up.

import type { StackingSnapshot } from "../src/mechanics/stacking/wire";
import type { Card, Event, GameName, Happened, Snapshot, Welcome } from "../src/net/wire";
import { Mirror, type Moment } from "../src/table/mirror";
import { type AnyOptions, type AnyRound, frozen, RULES } from "./golden";

export const LIGRETTO = {
  pace: "human",
  target: 99,
  blocked: "end",
  stop: "automatic",
  mistakes: "refused",
  false_call: -1,
  advanced: false,
} as const;

/** Two players; the first has a red 2 on the stock, a blue 1, a green 5 and a yellow 7 in the row. */
export function ligretto(): StackingSnapshot {
  const area = { stock_count: 10, visible: null, hand_count: 9, turned_count: 0, false_calls: 0 };
  return {
    phase: "racing",
    areas: [
      { ...area, stock_top: ["red", 2], row: [[["blue", 1]], [["green", 5]], [["yellow", 7]]] },
      { ...area, stock_top: ["blue", 2], row: [[["blue", 9]], [["red", 2]], [["yellow", 1]]] },
    ],
    piles: [{ cards: [["red", 1]], owners: [1], sound: 1 }],
  };
}

/** A table at which the mirror has a seat, or none. */
export class House<N extends GameName = "ligretto"> {
  number = 0;
  readonly mirror = new Mirror<N>({ token: "token", secret: "secret" });

  constructor(
    readonly game: N,
    readonly options: AnyOptions,
    round: AnyRound,
    readonly seat: number | null = 0,
    readonly players = 2,
  ) {
    this.mirror.rules = RULES[game] as unknown as NonNullable<typeof this.mirror.rules>;
    this.welcome();
    this.show(round);
  }

  welcome(changes: Partial<Welcome> = {}): Moment<N>[] {
    const seat = this.seat === null ? {} : { seat: this.seat };
    return this.mirror.hear({ frame: "welcome", protocol: 1, code: "PEACHY", epoch: 1, ...seat, ...changes });
  }

  show(round: AnyRound, changes: Partial<Snapshot> = {}): Moment<N>[] {
    const players = Array.from({ length: this.players }, (_, seat) => ({ name: `Player ${seat}` }));
    const match = { round: 1, totals: players.map(() => 0), handicaps: players.map(() => 0) };
    const { game, options, number } = this;
    const table = { code: "PEACHY", game, phase: round.phase, options, settings: {}, players, match };
    const at = 1000;
    return this.mirror.hear(frozen({ frame: "snapshot", epoch: 1, number, at, table, round, ...changes }));
  }

  happens(events: readonly Event[], by: { seat?: number; n?: number } = {}): Moment<N>[] {
    this.number += 1;
    const frame: Happened = {
      frame: "happened",
      number: this.number,
      at: 1000 + this.number,
      events: [...events],
      ...by,
    };
    return this.mirror.hear(frozen(frame));
  }
}

export function placed(
  seat: number,
  card: Card,
  pile: number,
  source: "stock" | number,
  shows?: Card,
): Event {
  return { event: "placed", seat, card, source, pile, ...(shows && { shows }) };
}
