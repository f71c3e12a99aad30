// The showing of a film folds it, shot by shot, as a table is folded at which it happens now. It keeps how everything
// lay at every so many shots, its keyframes, so that any place is found at once.

import type { GameName, MatchState, Round, Snapshot, TableState } from "../net/wire";
import { foldHappened, fromSnapshot, type Known, NOBODY } from "../table/known";
import type { EventOf, Rules } from "../table/rules";
import { type Film, timesOf } from "./film";

/** Shots from one keyframe to the next. */
const APART = 48;

/** After so many shots: what everybody saw, and what nobody did. */
export interface Frame<N extends GameName = GameName> {
  known: Known<N>;
  faceDown: unknown;
}

export class Showing<N extends GameName = GameName> {
  /** When each shot was told. */
  readonly times: readonly number[];
  #keyframes: Frame<N>[];
  #last: { shots: number; frame: Frame<N> };

  constructor(
    readonly film: Film,
    readonly rules: Rules<N>,
  ) {
    this.times = timesOf(film);
    const known = fromSnapshot<N>(dealtAs(film), { seat: null, waiting: null }, NOBODY, null);
    const dealt: Frame<N> = { known, faceDown: film.face_down ?? null };
    this.#keyframes = [dealt];
    this.#last = { shots: 0, frame: dealt };
    for (let shots = APART; shots <= film.shots.length; shots += APART) {
      this.#keyframes.push(this.after(shots));
    }
  }

  /** How all lay after so many shots; before the first one, as it was dealt. */
  after(shots: number): Frame<N> {
    const wanted = Math.max(0, Math.min(shots, this.film.shots.length));
    let { shots: at, frame } = this.#nearest(wanted);
    for (; at < wanted; at += 1) frame = this.#folded(frame, at);
    this.#last = { shots: wanted, frame };
    return frame;
  }

  #nearest(wanted: number): { shots: number; frame: Frame<N> } {
    const key = Math.min(Math.floor(wanted / APART), this.#keyframes.length - 1);
    const last = this.#last;
    if (last.shots <= wanted && last.shots > key * APART) return last;
    return { shots: key * APART, frame: this.#keyframes[key] as Frame<N> };
  }

  #folded(frame: Frame<N>, at: number): Frame<N> {
    const { rules } = this;
    const [, seat, events] = this.film.shots[at] as Film["shots"][number];
    let { known, faceDown } = frame;
    for (const event of events) {
      const before = known.round;
      if (before && rules.foldFaceDown && faceDown !== null && rules.concerns(event))
        faceDown = rules.foldFaceDown(faceDown, event as EventOf<N>, before);
      const [number, time] = [known.number + 1, this.times[at] as number];
      known = foldHappened(known, { frame: "happened", number, at: time, seat, events: [event] }, rules);
    }
    return { known, faceDown };
  }
}

/** The table just before the round was dealt. Who rests there is a player like any other, to look at. */
function dealtAs(film: Film): Snapshot {
  const { game, options, players, totals, round, host = 0, away = [], gone = [], stints = [] } = film;
  const match: MatchState = { round, totals, handicaps: totals.map(() => 0), away, gone, stints };
  const view = film.view as Round;
  const table: TableState = {
    code: "",
    game,
    phase: view.phase,
    options,
    settings: {},
    players,
    host,
    match,
  };
  return { frame: "snapshot", epoch: 1, number: 0, at: 0, table, round: view };
}
