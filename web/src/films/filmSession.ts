// The film session is the door to a film: it looks like a session at a table of the house, so that a race is drawn as
// any other, and shows what happened at any time of the round. Nobody can do anything at it.

import { type Accessor, batch, createSignal } from "solid-js";
import type { Command, GameName, Refused } from "../net/wire";
import { TableClient } from "../table/client";
import type { Known } from "../table/known";
import type { Moment } from "../table/mirror";
import { predicted } from "../table/prediction";
import type { RaceSession } from "../table/raceSession";
import type { CommandOf, EventOf, OptionsOf, RoundOf } from "../table/rules";
import { HOUSE, type LostRace } from "./film";
import { type Cue, cuesUntil, type Look, type Script, scriptOf } from "./script";
import type { Showing } from "./showing";

/** Played on over more than so many cues, it is shown anew: that many motions nobody could see. */
const MOST_AT_ONCE = 24;

/** Ends with the Solid owner that it was made under. */
export class FilmSession<N extends GameName = GameName> extends TableClient<N> implements RaceSession<N> {
  readonly code = "";
  readonly known: Accessor<Known<N>>;
  readonly round: Accessor<RoundOf<N> | null>;
  /** What lay face down, as the game has it. */
  readonly faceDown: Accessor<unknown>;
  readonly online = (): boolean => true;
  readonly ended = (): null => null;
  readonly notice = (): null => null;
  readonly screens = (): number[] => [];
  readonly seat: number | null;
  readonly script: Script;

  #at = 0;
  #cue = 0; // how many have been seen
  #reaching = new Set<number>(); // races of the own seat that are under way, by their numbers
  #set;

  constructor(
    readonly showing: Showing<N>,
    look: Look,
  ) {
    super();
    this.seat = look.seat;
    this.script = scriptOf(showing, look);
    const frame = showing.after(0);
    const [known, setKnown] = createSignal<Known<N>>(this.#seenFrom(frame.known));
    const [round, setRound] = createSignal<RoundOf<N> | null>(frame.known.round);
    const [faceDown, setFaceDown] = createSignal<unknown>(frame.faceDown);
    [this.known, this.round, this.faceDown] = [known, round, faceDown];
    this.#set = { setKnown, setRound, setFaceDown };
    this.jump(0);
  }

  /** The time that is shown. */
  now(): number {
    return this.#at;
  }

  do(command: CommandOf<N>): Promise<Refused | null> {
    return Promise.resolve({ frame: "refused", n: 0, rule: "", reason: `it is a film: ${command.do}` });
  }

  foresee(): null {
    return null;
  }

  /** To any time: all is shown anew. */
  jump(at: number): void {
    this.#at = at;
    this.#jumpTo(cuesUntil(this.script, at));
  }

  /** Play on until a time, and tell what happens meanwhile. */
  play(at: number): void {
    const next = cuesUntil(this.script, at);
    if (next < this.#cue || next > this.#cue + MOST_AT_ONCE) this.#jumpTo(next);
    while (this.#cue < next) this.#goOn();
    this.#at = at;
  }

  /** To the next thing that happens, or to the one before; tells when that was. Nothing changes at either end. */
  step(by: 1 | -1): number {
    const { cues } = this.script;
    if (by > 0 && this.#cue < cues.length) this.#goOn();
    if (by < 0 && this.#cue > 1) this.#jumpTo(this.#cue - 1);
    this.#at = cues[this.#cue - 1]?.at ?? this.#at;
    return this.#at;
  }

  /** What was seen last. */
  last(): Cue | null {
    return this.script.cues[this.#cue - 1] ?? null;
  }

  #goOn(): void {
    const cue = this.script.cues[this.#cue] as Cue;
    this.#cue += 1;
    this.#at = cue.at;
    if (cue.cue === "shot") this.#happen(cue.shot);
    else if (cue.cue === "reach") this.#reach(cue.lost);
    else this.#fall(cue.lost);
  }

  #happen(shot: number): void {
    this.#show();
    const [, by, events] = this.showing.film.shots[shot] as (typeof this.showing.film.shots)[number];
    const seat = by === HOUSE ? null : by;
    this.tell([{ moment: "happened", seat, events: [...events], expected: false }]);
  }

  #reach(lost: number): void {
    const events = this.#foreseen(lost);
    if (!events) return;
    this.#reaching.add(lost);
    this.#show();
    this.tell([{ moment: "done", n: lost, events }]);
  }

  #fall(lost: number): void {
    const [, , command, , , by] = this.#lost(lost);
    if (!this.#reaching.delete(lost)) return;
    this.#show();
    const refused: Refused = { frame: "refused", n: lost, rule: "", reason: "", by };
    this.tell([{ moment: "refused", n: lost, command, refused, events: [] } satisfies Moment<N>]);
  }

  #jumpTo(cue: number): void {
    this.#cue = cue;
    this.#reaching.clear();
    for (const { lost, reach, fall } of this.script.reaches) {
      if (reach < cue && cue <= fall) this.#reaching.add(lost);
    }
    this.#show();
    this.tell([{ moment: "shown anew" }]);
  }

  #show(): void {
    const { known, faceDown } = this.#frame();
    batch(() => {
      this.#set.setKnown(() => this.#seenFrom(known));
      this.#set.setRound(() => this.#withReaches(known));
      this.#set.setFaceDown(() => faceDown);
    });
  }

  #frame() {
    return this.showing.after(this.script.shots[this.#cue - 1] ?? 0);
  }

  #seenFrom(known: Known<N>): Known<N> {
    return { ...known, seat: this.seat };
  }

  /** With what the own hand is doing, as far as it still would count. */
  #withReaches({ round, table }: Known<N>): RoundOf<N> | null {
    const { seat } = this;
    if (!round || seat === null || !this.#reaching.size) return round;
    const pending = [...this.#reaching].map((n) => ({ n, command: this.#commandOf(n) }));
    const options = table.options as OptionsOf<N>;
    return predicted({ round, options, ahead: null }, seat, pending, this.showing.rules).round;
  }

  #foreseen(lost: number): EventOf<N>[] | null {
    const round = this.round();
    if (!round || this.seat === null) return null;
    const options = this.known().table.options as OptionsOf<N>;
    return this.showing.rules.predict({ round, options, ahead: null }, this.seat, this.#commandOf(lost));
  }

  #commandOf(lost: number): CommandOf<N> {
    return this.#lost(lost)[2] as Command as CommandOf<N>;
  }

  #lost(lost: number): LostRace {
    return (this.showing.film.lost ?? [])[lost] as LostRace;
  }
}
