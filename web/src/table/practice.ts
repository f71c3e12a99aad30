// A local session for a lesson: it looks like one at a table of the house, so that a race is drawn as any other, but
// all of it is in the browser.

import { type Accessor, batch, createSignal, onCleanup } from "solid-js";
import type { GameName, Refused, TableCommand } from "../net/wire";
import { TableClient } from "./client";
import type { Game } from "./game";
import type { Known } from "./known";
import { type Lesson, PUPIL, type Step } from "./lesson";
import type { Moment } from "./mirror";
import type { RaceSession } from "./raceSession";
import type { CommandOf, EventOf, RoundOf } from "./rules";
import { Tutor } from "./tutor";

/** Ends with the Solid owner that it was made under. */
export class Practice<N extends GameName = GameName> extends TableClient<N> implements RaceSession<N> {
  readonly code = "";
  readonly known: Accessor<Known<N> | null>;
  readonly round: Accessor<RoundOf<N> | null>;
  readonly online = (): boolean => true;
  readonly ended = (): null => null;
  readonly notice = (): null => null;
  readonly screens = (): number[] => [];
  readonly seat = PUPIL;
  /** Where the lesson is; null when it is over. */
  readonly step: Accessor<Step<N> | null>;
  readonly at: Accessor<number>;
  /** Whether something goes on that the pupil has to wait for. */
  readonly busy: Accessor<boolean>;
  /** How often something was done in this step that was not meant. */
  readonly missed: Accessor<number>;

  #tutor: Tutor<N>;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #show: (moments: Moment<N>[]) => void;

  constructor(game: Game<N>, lesson: Lesson<N>, names: readonly [pupil: string, bot: string]) {
    super();
    const tutor = new Tutor<N>(game.name, lesson, game.rules, names);
    const [known, setKnown] = createSignal<Known<N> | null>(tutor.mirror.known);
    const [round, setRound] = createSignal<RoundOf<N> | null>(tutor.mirror.round());
    const [at, setAt] = createSignal(0);
    const [busy, setBusy] = createSignal(false);
    const [missed, setMissed] = createSignal(0);
    [this.known, this.round, this.at, this.busy, this.missed] = [known, round, at, busy, missed];
    this.step = () => lesson.steps[at()] ?? null;
    this.#tutor = tutor;
    this.#show = (moments) => {
      batch(() => {
        setKnown(() => tutor.mirror.known);
        setRound(() => tutor.mirror.round());
        setAt(tutor.at);
        setBusy(tutor.pause !== null);
        setMissed(tutor.missed);
      });
      this.tell(moments);
    };
    onCleanup(() => clearTimeout(this.#timer));
  }

  now(): number {
    return performance.now();
  }

  do(command: CommandOf<N> | TableCommand): Promise<Refused | null> {
    const [n, moments] = this.#tutor.send(command as CommandOf<N>);
    const answer = this.answerTo(n);
    this.#show(moments);
    this.#wait();
    return answer;
  }

  foresee(command: CommandOf<N>): EventOf<N>[] | null {
    return this.#tutor.mirror.foresee(command);
  }

  /** What was only to be read has been read. */
  read(): void {
    this.#show(this.#tutor.read());
    this.#wait();
  }

  /** For who does not find out how: the bot's hand does it. */
  showHow(): void {
    const wants = this.step()?.wants;
    if (wants && !this.busy()) void this.do(wants.command);
  }

  #wait(): void {
    clearTimeout(this.#timer);
    const { pause } = this.#tutor;
    if (pause === null) return;
    this.#timer = setTimeout(() => {
      this.#show(this.#tutor.goOn());
      this.#wait();
    }, pause);
  }
}
