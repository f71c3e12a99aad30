// The session of a player or watcher at one table: a mirror on a connection, as signals for whatever draws it.

import { type Accessor, batch, createSignal, onCleanup } from "solid-js";
import { TableClock } from "../net/clock";
import { Line } from "../net/line";
import type { Command, GameName, Goodbye, HouseFrame, Refused, TableCommand, Watcher } from "../net/wire";
import type { SeatKeys } from "../settings";
import { TableClient } from "./client";
import type { Game } from "./game";
import type { History } from "./history";
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
  /** What this page saw of the match before it was loaded again. */
  past?: History | null;
  /** Another round is over: what was seen so far is to be kept. */
  remember?: (history: History) => void;
}

const ASK_AGAIN = 10_000;
const HARDLY_GONE = 600; // ms: a line that is back so soon was not missed

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
  #unheard: HouseFrame[] = []; // what comes while a game is loaded
  #loads = false;
  #missing: ReturnType<typeof setTimeout> | undefined;
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
    this.#mirror.past = guest.past ?? null;
    this.#line = new Line(`/ws/${code}`, {
      hello: () => this.#mirror.hello(),
      hear: (frame) => this.#hear(frame),
      lost: () => this.#lost(),
      ended: (goodbye) => setEnded(goodbye ?? "unreachable"),
    });
    onCleanup(() => {
      this.#line.close();
      clearTimeout(this.#missing);
    });
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

  /** Without a line nothing is done that only the house can decide. */
  foresee(command: CommandOf<N>): EventOf<N>[] | null {
    return this.online() ? this.#mirror.foresee(command) : null;
  }

  // What the house says

  /** What comes while a game is loaded waits, so that nothing of it is lost. But the time does not. */
  #hear(frame: HouseFrame): void {
    if (frame.frame === "time") this.#take(frame);
    else this.#unheard.push(frame);
    if (!this.#loads) this.#goOn();
  }

  #goOn(): void {
    for (let frame = this.#unheard.shift(); frame; frame = this.#unheard.shift()) {
      const another = gameIn(frame);
      if (another && another !== this.game()?.name) {
        void this.#change(another, frame);
        return;
      }
      this.#take(frame);
    }
  }

  /** From this frame on another game is played. Until that is loaded the table stays as it was; then both change at
   * once. */
  async #change(name: GameName, frame: HouseFrame): Promise<void> {
    this.#loads = true;
    const game = (await this.#guest.load(name)) as unknown as Game<N>;
    this.#loads = false;
    this.#mirror.rules = game.rules;
    batch(() => {
      this.#set.setGame(() => game);
      this.#take(frame);
    });
    this.#goOn();
  }

  #take(frame: HouseFrame): void {
    try {
      this.#show(this.#mirror.hear(frame));
    } catch (error) {
      if (!(error instanceof FrameMissing)) throw error;
      this.#line.drop();
      return;
    }
    this.#heed(frame);
  }

  /** A browser that says that it is offline is believed at once. */
  #lost(): void {
    const miss = (): boolean => this.#set.setOnline(false);
    if (!navigator.onLine) miss();
    else this.#missing ??= setTimeout(miss, HARDLY_GONE);
  }

  #found(): void {
    clearTimeout(this.#missing);
    this.#missing = undefined;
    this.#set.setOnline(true);
  }

  #heed(frame: HouseFrame): void {
    const { setNotice, setScreens, setWatchers } = this.#set;
    switch (frame.frame) {
      case "welcome":
        this.#found();
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
      case "listed":
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
        if (frame.events.some(({ event }) => event === "round_closed")) this.#remember();
        break;
    }
    if (this.#clock.settled && performance.now() - this.#asked > ASK_AGAIN) this.#askTime();
  }

  #remember(): void {
    const history = this.#mirror.known?.history;
    if (history) this.#guest.remember?.(history);
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

/** The game that is played from this frame on, if it says so. */
function gameIn(frame: HouseFrame): GameName | null {
  if (frame.frame === "snapshot") return frame.table.game;
  if (frame.frame !== "happened") return null;
  const changed = frame.events.find((event) => event.event === "game_changed");
  return changed?.event === "game_changed" ? changed.game : null;
}
