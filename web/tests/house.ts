// Frames as a house would send them, for tables that tests make up.

import {
  type Event,
  type GameName,
  type Happened,
  PROTOCOL,
  type Snapshot,
  type Welcome,
} from "../src/net/wire";
import { Mirror, type Moment } from "../src/table/mirror";
import type { Rules } from "../src/table/rules";
import { type AnyOptions, type AnyRound, frozen } from "./golden";

export interface Played<N extends GameName> {
  game: N;
  rules: Rules<N>;
  options: AnyOptions;
  players: number;
}

/** A table at which the mirror has a seat, or none. */
export class House<N extends GameName> {
  number = 0;
  readonly mirror = new Mirror<N>({ token: "token", secret: "secret" });

  constructor(
    readonly played: Played<N>,
    round: AnyRound,
    readonly seat: number | null = 0,
  ) {
    this.mirror.rules = played.rules;
    this.welcome();
    this.show(round);
  }

  welcome(changes: Partial<Welcome> = {}): Moment<N>[] {
    const seat = this.seat === null ? {} : { seat: this.seat };
    return this.mirror.hear({
      frame: "welcome",
      protocol: PROTOCOL,
      code: "PEACHY",
      epoch: 1,
      ...seat,
      ...changes,
    });
  }

  show(round: AnyRound, changes: Partial<Snapshot> = {}): Moment<N>[] {
    const { game, options } = this.played;
    const players = Array.from({ length: this.played.players }, (_, seat) => ({ name: `Player ${seat}` }));
    const match = { round: 1, totals: players.map(() => 0), handicaps: players.map(() => 0) };
    const { number } = this;
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
