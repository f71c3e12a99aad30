// The client's copy of a table: frames go in, and moments to be shown come out. It predicts what the own commands will
// do, and reconciles that with the house's answers. Pure but for its own memory.

import {
  type Command,
  type GameName,
  type Happened,
  type Hello,
  type HouseFrame,
  PROTOCOL,
  type Presence,
  type Reaction,
  type Refused,
  type Send,
  type Snapshot,
  type Welcome,
} from "../net/wire";
import type { SeatKeys } from "../settings";
import type { History } from "./history";
import { foldHappened, fromSnapshot, type Known, NOBODY } from "./known";
import { type Pending, type Predicted, predicted } from "./prediction";
import type { CommandOf, EventOf, OptionsOf, RoundOf, Rules } from "./rules";

/** What the eye and the ear are told, in its order. */
export type Moment<N extends GameName = GameName> =
  /** The own seat did something, and it is shown; the house does not know yet. */
  | { moment: "done"; n: number; events: EventOf<N>[] }
  /** Something happened; `expected` if it was shown when it was done. */
  | { moment: "happened"; seat: number | null; events: Happened["events"]; expected: boolean }
  /** The command counted: nobody else is told of it. */
  | { moment: "answered"; n: number }
  /** What was done did not count. If it was shown, it is taken back: `events` are those. */
  | { moment: "refused"; n: number; command: Command; refused: Refused; events: EventOf<N>[] }
  /** A seat; null: somebody who watches, by a number. */
  | { moment: "reacted"; seat: number | null; watcher: number | null; reaction: Reaction }
  /** The table is shown anew, as after a lost line: nothing to animate. */
  | { moment: "shown anew" };

interface Sent<N extends GameName> {
  frame: Send;
  /** What was shown when it was done; null: nothing could be foreseen. */
  shown: EventOf<N>[] | null;
}

const LOST: Omit<Refused, "n"> = { frame: "refused", rule: "", reason: "the house was gone for a moment" };

export class Mirror<N extends GameName = GameName> {
  known: Known<N> | null = null;
  rules: Rules<N> | null = null;
  /** Of the match, as an earlier page has seen it: for the first look at the table. */
  past: History | null = null;
  #sent: Sent<N>[] = [];
  #n = 0;
  #welcome: Welcome | null = null;

  constructor(
    public keys: SeatKeys,
    readonly screen = false,
  ) {}

  // What the client says

  /** Who is about to sit down, or waits for a seat, asks for the whole table: it may be theirs already. */
  hello(): Hello {
    const { token, secret } = this.keys;
    const hello: Hello = { frame: "hello", protocol: PROTOCOL, token, secret, screen: this.screen };
    const sitsDown = this.#sent.some(({ frame }) => frame.command.do === "sit_down");
    const waits = this.known?.waiting != null;
    return this.known && !sitsDown && !waits
      ? { ...hello, epoch: this.known.epoch, seen: this.known.number }
      : hello;
  }

  send(command: Command): [Send, Moment<N>[]] {
    this.#n += 1;
    const frame: Send = { frame: "command", n: this.#n, seen: this.known?.number ?? 0, command };
    const shown = this.foresee(command as CommandOf<N>);
    this.#sent.push({ frame, shown });
    return [frame, shown ? [{ moment: "done", n: this.#n, events: shown }] : []];
  }

  /** What is sent once more on a new line; by their numbers the house knows those that it has decided. Who has
   * the seat by now is told so by the snapshot. */
  again(): Send[] {
    const seated = this.#welcome?.seat !== undefined || this.#welcome?.waiting !== undefined;
    const frames = this.#sent.map(({ frame }) => frame);
    return frames.filter(({ command }) => !(seated && command.do === "sit_down"));
  }

  // What is shown

  /** The round with all that was done and not answered yet. */
  round(): RoundOf<N> | null {
    return this.#sight(this.#pending())?.round ?? null;
  }

  /** What a command would make happen now, as far as can be seen; null if it would be refused. */
  foresee(command: CommandOf<N>): EventOf<N>[] | null {
    const known = this.known;
    if (known?.seat == null || !known.round || known.table.phase !== known.round.phase) return null;
    return this.#sight([...this.#pending(), { n: 0, command }])?.outcomes.at(-1) ?? null;
  }

  #sight(pending: Pending<N>[]): Predicted<N> | null {
    const { known, rules } = this;
    if (!known?.round || !rules) return null;
    const { round, ahead } = known;
    if (known.seat === null || !pending.length) return { round, outcomes: [] };
    if (this.#last?.known === known && isSame(this.#last.pending, pending)) return this.#last.sight;
    const options = known.table.options as OptionsOf<N>;
    const sight = predicted({ round, options, ahead }, known.seat, pending, rules);
    this.#last = { known, pending, sight };
    return sight;
  }

  /** What is foreseen is mostly done, and what is done is shown: in the same moment, and only once thought through. */
  #last: { known: Known<N>; pending: Pending<N>[]; sight: Predicted<N> } | null = null;

  #pending(): Pending<N>[] {
    const shown = this.#sent.filter((sent) => sent.shown !== null);
    return shown.map(({ frame }) => ({ n: frame.n, command: frame.command as CommandOf<N> }));
  }

  // What the house says

  hear(frame: HouseFrame): Moment<N>[] {
    switch (frame.frame) {
      case "welcome":
        return this.#welcomed(frame);
      case "snapshot":
        return this.#shownAnew(frame);
      case "happened":
        return this.#happened(frame);
      case "ahead":
        this.#change({ ahead: frame.cards as Known<N>["ahead"] });
        return [];
      case "presence":
        this.#change({ presence: frame });
        this.#presence = frame;
        return [];
      case "seated":
        this.keys = { token: frame.token, secret: frame.secret };
        this.#change({ seat: frame.seat });
        return this.#answered(frame.n);
      case "listed":
        this.keys = { token: frame.token, secret: frame.secret };
        this.#change({ waiting: frame.number });
        return this.#answered(frame.n);
      case "moved":
        this.#change({ seat: frame.seat ?? null, waiting: frame.waiting ?? null });
        return [];
      case "done":
        return this.#answered(frame.n);
      case "refused":
        return this.#refused(frame);
      case "reacted":
        return [
          {
            moment: "reacted",
            seat: frame.seat ?? null,
            watcher: frame.watcher ?? null,
            reaction: frame.reaction,
          },
        ];
      // The session heeds these, or the line.
      case "admitted":
      case "goodbye":
      case "lobby":
      case "notice":
      case "screen_asks":
      case "screen_left":
      case "time":
      case "trouble":
      case "watchers":
        return [];
      default:
        return unknown(frame);
    }
  }

  #presence: Presence = NOBODY;

  #change(changes: Partial<Known<N>>): void {
    if (this.known) this.known = { ...this.known, ...changes };
  }

  /** A table that was woken anew does not know what it was sent before: nobody will ever answer that. */
  #welcomed(frame: Welcome): Moment<N>[] {
    this.#welcome = frame;
    this.#n = Math.max(this.#n, frame.answered ?? 0);
    if (frame.seat === undefined) this.#change({ seat: null });
    this.#change({ waiting: frame.waiting ?? null });
    if (!this.known || frame.epoch === this.known.epoch) return [];
    const lost = this.#sent.filter(({ frame }) => frame.command.do !== "sit_down");
    return lost.flatMap(({ frame: { n } }) => this.#refused({ ...LOST, n }));
  }

  #shownAnew(frame: Snapshot): Moment<N>[] {
    const seat = this.#welcome ? (this.#welcome.seat ?? null) : (this.known?.seat ?? null);
    const waiting = this.#welcome?.waiting ?? null;
    this.known = fromSnapshot<N>(frame, { seat, waiting }, this.#presence, this.known, this.past);
    const satDown =
      seat === null && waiting === null
        ? undefined
        : this.#sent.find(({ frame }) => frame.command.do === "sit_down");
    return [{ moment: "shown anew" }, ...(satDown ? this.#answered(satDown.frame.n) : [])];
  }

  #happened(frame: Happened): Moment<N>[] {
    if (!this.known || !this.rules || frame.number <= this.known.number) return [];
    const own = frame.n !== undefined && frame.seat === this.known.seat ? this.#take(frame.n) : undefined;
    this.known = foldHappened(this.known, frame, this.rules);
    const expected = own?.shown != null;
    const happened = {
      moment: "happened",
      seat: frame.seat ?? null,
      events: frame.events,
      expected,
    } as const;
    return own ? [happened, { moment: "answered", n: own.frame.n }] : [happened];
  }

  #answered(n: number): Moment<N>[] {
    return this.#take(n) ? [{ moment: "answered", n }] : [];
  }

  #refused(refused: Refused): Moment<N>[] {
    const sent = this.#take(refused.n);
    if (!sent) return [];
    const { command } = sent.frame;
    return [{ moment: "refused", n: refused.n, command, refused, events: sent.shown ?? [] }];
  }

  #take(n: number): Sent<N> | undefined {
    const sent = this.#sent.find(({ frame }) => frame.n === n);
    this.#sent = this.#sent.filter((other) => other !== sent);
    return sent;
  }
}

/** Of a newer house, and passed over. A frame that this client has the type of has to be named above. */
function unknown(_: never): [] {
  return [];
}

function isSame<N extends GameName>(some: readonly Pending<N>[], others: readonly Pending<N>[]): boolean {
  return some.length === others.length && some.every(({ command }, n) => command === others[n]?.command);
}
