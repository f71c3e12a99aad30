// The simulated house of a lesson, with one patient bot and one pupil, that goes by a script. Pure but for its own
// memory: it is told when to go on.

import { type Command, type Event, type GameName, PROTOCOL, type Refused } from "../net/wire";
import { BOT, type Lesson, type Move, PUPIL, type Step } from "./lesson";
import { Mirror, type Moment } from "./mirror";
import type { AheadOf, CommandOf, EventOf, OptionsOf, RoundOf, Rules } from "./rules";

/** Something that is about to happen, after a pause. */
interface Due<N extends GameName> {
  after: number;
  happen: () => Moment<N>[];
}

const QUICK = 340; // ms until the rival's card lies
const BREATH = 800; // before the bot moves
const READ = 600; // before the next step

export class Tutor<N extends GameName = GameName> {
  readonly mirror = new Mirror<N>({ token: "", secret: "" });
  /** How often something was done that was not meant. */
  missed = 0;
  #at = 0;
  #number = 0;
  #due: Due<N>[] = [];

  constructor(
    readonly game: N,
    readonly lesson: Lesson<N>,
    readonly rules: Rules<N>,
    names: readonly [pupil: string, bot: string],
  ) {
    this.mirror.rules = rules;
    this.mirror.hear({ frame: "welcome", protocol: PROTOCOL, code: "", epoch: 1, seat: PUPIL });
    this.#show(names);
    this.#begin();
  }

  /** The number of the step; behind the last one the lesson is over. */
  get at(): number {
    return this.#at;
  }

  get step(): Step<N> | null {
    return this.lesson.steps[this.#at] ?? null;
  }

  /** The pause before the next thing happens by itself; null: it is the pupil's turn. */
  get pause(): number | null {
    return this.#due[0]?.after ?? null;
  }

  /** What was due happens. */
  goOn(): Moment<N>[] {
    return this.#due.shift()?.happen() ?? [];
  }

  /** The pupil has read it. */
  read(): Moment<N>[] {
    const step = this.step;
    if (!step || step.wants || this.#due.length) return [];
    this.#proceed(step, 0);
    return [];
  }

  /** What the pupil does, and its number. */
  send(command: CommandOf<N>): [n: number, moments: Moment<N>[]] {
    const step = this.step;
    const events = step && this.#isMeant(step, command) ? this.#foreseen(PUPIL, command) : null;
    const [{ n }, done] = this.mirror.send(command as Command);
    if (!step || !events) {
      if (!this.#due.length) this.missed += 1;
      return [n, [...done, ...this.#refuse(n)]];
    }
    if (step.rival) {
      const { rival } = step;
      const late = (): Moment<N>[] => [...this.#move(rival), ...this.#refuse(n, { by: BOT, ms: QUICK / 4 })];
      this.#due.push({ after: QUICK, happen: late });
      this.#proceed(step);
      return [n, done];
    }
    const happened = this.#happen([...events, ...(step.wants?.brings ?? [])], PUPIL, n);
    this.#proceed(step);
    return [n, [...done, ...happened]];
  }

  // The script

  #isMeant({ wants, loosely }: Step<N>, command: CommandOf<N>): boolean {
    if (!wants || this.#due.length) return false;
    if (loosely) return wants.command.do === command.do;
    return isSame(wants.command, command, new Set(this.lesson.seen));
  }

  #proceed(step: Step<N>, pause = READ): void {
    for (const move of step.follows ?? []) this.#due.push({ after: BREATH, happen: () => this.#move(move) });
    this.#due.push({ after: pause, happen: () => this.#next() });
  }

  #next(): Moment<N>[] {
    this.#at += 1;
    this.missed = 0;
    return this.#begin();
  }

  #begin(): Moment<N>[] {
    const step = this.step;
    if (!step) return [];
    const options = { ...this.#options(), ...step.options };
    const set = step.options ? this.#happen([{ event: "options_set", options: { ...options } }]) : [];
    this.mirror.hear({ frame: "ahead", cards: (step.wants?.ahead ?? {}) as AheadOf<GameName> });
    return set;
  }

  #move({ command, ahead, brings }: Move<N>): Moment<N>[] {
    const events = this.#foreseen(BOT, command, ahead ?? null);
    if (!events) throw new Error(`the bot may not do this: ${JSON.stringify(command)}`);
    return this.#happen([...events, ...(brings ?? [])], BOT);
  }

  // The house

  #foreseen(
    seat: number,
    command: CommandOf<N>,
    ahead = this.mirror.known?.ahead ?? null,
  ): EventOf<N>[] | null {
    const round = this.mirror.known?.round;
    return round ? this.rules.predict({ round, options: this.#options(), ahead }, seat, command) : null;
  }

  #options(): OptionsOf<N> {
    return (this.mirror.known?.table.options ?? this.lesson.options) as OptionsOf<N>;
  }

  #happen(events: (EventOf<N> | Event)[], seat?: number, n?: number): Moment<N>[] {
    this.#number += 1;
    const by = { ...(seat !== undefined && { seat }), ...(n !== undefined && { n }) };
    const [number, told] = [this.#number, events as Event[]];
    return this.mirror.hear({ frame: "happened", number, at: number, events: told, ...by });
  }

  #refuse(n: number, why: Partial<Refused> = {}): Moment<N>[] {
    return this.mirror.hear({
      frame: "refused",
      n,
      rule: why.by === undefined ? "" : "ALL-3", // the one who was first keeps the place
      reason: "",
      ...why,
    });
  }

  #show([pupil, bot]: readonly [string, string]): void {
    const { game, lesson } = this;
    const players = [{ name: pupil }, { name: bot, bot: true, level: "child" }];
    const match = { round: 1, totals: [0, 0], handicaps: [0, 0] };
    const round = lesson.round as RoundOf<GameName>;
    const { phase } = round;
    const table = { code: "", game, phase, options: lesson.options, settings: {}, players, match };
    this.mirror.hear({ frame: "snapshot", epoch: 1, number: 0, at: 0, table, round });
  }
}

/** What was seen when it was done does not matter here: nobody else can have changed it. */
function isSame(one: object, other: object, seen: ReadonlySet<string>): boolean {
  return JSON.stringify(meaning(one, seen)) === JSON.stringify(meaning(other, seen));
}

function meaning(command: object, seen: ReadonlySet<string>): [string, unknown][] {
  const parts = Object.entries(command).filter(([name]) => !seen.has(name));
  return parts.sort(([one], [other]) => one.localeCompare(other));
}
