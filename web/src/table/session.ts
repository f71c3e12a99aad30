// The session of a player or watcher at one table: a mirror on a connection, as signals for whatever draws it.

import { type Accessor, batch, createSignal, onCleanup } from "solid-js";
import { TableClock } from "../net/clock";
import { Line } from "../net/line";
import type { Command, GameName, Goodbye, HouseFrame, Refused, TableCommand, Watcher } from "../net/wire";
import type { SeatKeys } from "../settings";
import { TableClient } from "./client";
import type { Game } from "./game";
import { FrameMissing, type Known } from "./known";
import { Mirror, type Moment } from "./mirror";
import type { RaceSession } from "./raceSession";
import type { CommandOf, EventOf, RoundOf } from "./rules";

export type LoadGame = (name: GameName) => Promise<Game>;

export interface Guest {
  keys: SeatKeys;
  /** The TV on the wall. */
  screen?: boolean;
  load: LoadGame;
  /** The seat is ours, or a screen was let in: what holds it is to be kept. */
  keep: (keys: SeatKeys) => void;
}

const ASK_AGAIN = 10_000;

/** Ends with the Solid owner that it was made under. */
export class Session<N extends GameName = GameName> extends TableClient<N> implements RaceSession<N> {
  readonly code: string;
  readonly known: Accessor<Known<N> | null>;
  readonly round: Accessor<RoundOf<N> | null>;
  readonly game: Accessor<Game<N> | null>;
  readonly online: Accessor<boolean>;
  readonly ended: Accessor<Goodbye | "unreachable" | null>;
  readonly notice: Accessor<"dealt_again" | "stopping" | null>;
  readonly screens: Accessor<number[]>;
  /** For the host: who watches, and screens that were let in. */
  readonly watchers: Accessor<Watcher[]>;

  #mirror: Mirror<N>;
  #line: Line;
  #guest: Guest;
  #clock = new TableClock();
  #asked = 0;
  #early: HouseFrame[] | null = []; // what comes before the game is loaded
  #set;

  constructor(code: string, guest: Guest) {
    super();
    const [known, setKnown] = createSignal<Known<N> | null>(null);
    const [round, setRound] = createSignal<RoundOf<N> | null>(null);
    const [game, setGame] = createSignal<Game<N> | null>(null);
    const [online, setOnline] = createSignal(false);
    const [ended, setEnded] = createSignal<Goodbye | "unreachable" | null>(null);
    const [notice, setNotice] = createSignal<"dealt_again" | "stopping" | null>(null);
    const [screens, setScreens] = createSignal<number[]>([]);
    const [watchers, setWatchers] = createSignal<Watcher[]>([]);
    [this.known, this.round, this.game, this.online] = [known, round, game, online];
    [this.ended, this.notice, this.screens, this.watchers] = [ended, notice, screens, watchers];
    this.#set = { setKnown, setRound, setGame, setOnline, setEnded, setNotice, setScreens, setWatchers };
    this.code = code;
    this.#guest = guest;
    this.#mirror = new Mirror<N>(guest.keys, guest.screen ?? false);
    this.#line = new Line(`/ws/${code}`, {
      hello: () => this.#mirror.hello(),
      hear: (frame) => this.#hear(frame),
      lost: () => setOnline(false),
      ended: (goodbye) => setEnded(goodbye ?? "unreachable"),
    });
    onCleanup(() => this.#line.close());
  }

  get seat(): number | null {
    return this.known()?.seat ?? null;
  }

  now(): number {
    return this.#clock.at(performance.now());
  }

  do(command: CommandOf<N> | TableCommand): Promise<Refused | null> {
    const [frame, moments] = this.#mirror.send(command as Command);
    this.#line.say(frame);
    this.#show(moments);
    return this.answerTo(frame.n);
  }

  foresee(command: CommandOf<N>): EventOf<N>[] | null {
    return this.#mirror.foresee(command);
  }

  // What the house says

  #hear(frame: HouseFrame): void {
    if (this.#early) {
      this.#early.push(frame);
      if (frame.frame === "snapshot") void this.#begin(frame.table.game);
      return;
    }
    try {
      this.#show(this.#mirror.hear(frame));
    } catch (error) {
      if (!(error instanceof FrameMissing)) throw error;
      this.#line.drop();
      return;
    }
    this.#heed(frame);
  }

  async #begin(name: GameName): Promise<void> {
    if (this.#mirror.rules) return;
    const game = (await this.#guest.load(name)) as unknown as Game<N>;
    if (this.#mirror.rules) return;
    this.#mirror.rules = game.rules;
    this.#set.setGame(() => game);
    const early = this.#early ?? [];
    this.#early = null;
    for (const frame of early) this.#hear(frame);
  }

  #heed(frame: HouseFrame): void {
    const { setOnline, setNotice, setScreens, setWatchers } = this.#set;
    switch (frame.frame) {
      case "welcome":
        setOnline(true);
        setScreens([]);
        setWatchers([]);
        for (const sent of this.#mirror.again()) this.#line.say(sent);
        this.#clock.doubt();
        this.#askTime();
        break;
      case "time":
        this.#clock.heard(frame.sent, frame.now, performance.now());
        if (!this.#clock.settled) this.#askTime();
        break;
      case "seated":
        this.#guest.keep(this.#mirror.keys);
        break;
      case "admitted":
        this.#mirror.keys = { ...this.#mirror.keys, token: frame.token };
        this.#guest.keep(this.#mirror.keys);
        break;
      case "screen_asks":
        setScreens((screens) => [...new Set([...screens, frame.screen])]);
        break;
      case "screen_left":
        setScreens((screens) => screens.filter((screen) => screen !== frame.screen));
        break;
      case "watchers":
        setWatchers(frame.watchers);
        break;
      case "notice":
        setNotice(frame.notice);
        break;
      case "happened":
        if (frame.round) setNotice(null);
        break;
    }
    if (this.#clock.settled && performance.now() - this.#asked > ASK_AGAIN) this.#askTime();
  }

  #askTime(): void {
    this.#asked = performance.now();
    this.#line.say({ frame: "ask_time", sent: this.#asked });
  }

  #show(moments: Moment<N>[]): void {
    batch(() => {
      this.#set.setKnown(() => this.#mirror.known);
      this.#set.setRound(() => this.#mirror.round());
    });
    this.tell(moments);
  }
}
