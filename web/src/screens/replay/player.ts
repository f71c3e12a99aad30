// The player of a film: what is shown of it, from whose seat, and all that can be done with it.

import { type Accessor, createEffect, createMemo, createSignal, onCleanup, untrack } from "solid-js";
import { type Axis, axisOf } from "../../films/axis";
import { FilmClock, SPEEDS, type Speed } from "../../films/clock";
import { FilmSession } from "../../films/filmSession";
import { lineOf } from "../../films/lines";
import { type RaceMark, racesFor } from "../../films/marks";
import { createRequiredContext } from "../../kit/context";
import { lessMotion } from "../../kit/preferences";
import type { ChanceTold, ReviewTold } from "../../net/films";
import { type Back, seatBacks } from "../../table/backs";
import { missedBy } from "../review/missed";
import type { OpenedFilm } from "./openFilm";

/** From so long before a moment on, one sees it coming; and so long after it, what became of it. */
const LEAD = 900;
const AFTER = 450;

export interface Player extends Omit<OpenedFilm, "at"> {
  axis: Axis;
  session: Accessor<FilmSession>;
  /** Whose view; null for the whole table. */
  view: Accessor<number | null>;
  show: (seat: number | null) => void;
  /** At the times at which that seat saw it; null if its line is not known. */
  asSeen: Accessor<boolean | null>;
  setAsSeen: (on: boolean) => void;
  at: Accessor<number>;
  runs: Accessor<boolean>;
  toggle: () => void;
  stand: () => void;
  seek: (at: number) => void;
  step: (by: 1 | -1) => void;
  /** Counts how often it came to stand at something that happened. */
  stepped: Accessor<number>;
  speed: Accessor<Speed>;
  setSpeed: (speed: Speed) => void;
  nextSpeed: () => void;
  races: Accessor<RaceMark[]>;
  missed: Accessor<ChanceTold[]>;
  /** What the round was like, once it is told. */
  review: Accessor<ReviewTold | undefined>;
  /** Plays on from shortly before a moment. */
  see: (at: number) => void;
  nextRace: () => void;
  nextMissed: () => void;
  xray: Accessor<boolean>;
  setXray: (on: boolean) => void;
  nameOf: (seat: number) => string;
  backOf: (seat: number) => Back;
  signal: number;
}

export const [PlayerProvider, usePlayer] = createRequiredContext<Player>("film");

export function createPlayer(opened: OpenedFilm, review: Accessor<ReviewTold | undefined>): Player {
  const { film, showing, marks } = opened;
  const signal = film.signal ?? 0;
  const clock = new FilmClock(marks.end, marks.gaps);
  clock.set(opened.at ?? signal);
  const [at, setAt] = createSignal(clock.at);
  const [runs, setRuns] = createSignal(false);
  const [speed, setSpeed] = createSignal<Speed>(1);
  const [view, setView] = createSignal(opened.seat);
  const [wantsAsSeen, setAsSeen] = createSignal(false);
  const [xray, setXray] = createSignal(false);
  const asSeen = createMemo(() => {
    const seat = view();
    return seat === null || lineOf(film, seat) === 0 ? null : wantsAsSeen();
  });
  const session = createMemo(() => {
    const fresh = new FilmSession(showing, { seat: view(), asSeen: asSeen() ?? false });
    fresh.jump(untrack(at));
    return fresh;
  });
  const races = createMemo(() => racesFor(marks.races, view()));
  const missed = createMemo(() => {
    const seat = view();
    const told = review();
    const all = told ? told.seats.flatMap((_, of) => missedBy(told, of)) : [];
    const own = all.filter((chance) => seat === null || chance.seat === seat);
    return own.sort((one, other) => one.opened - other.opened);
  });
  const run = (on: boolean): void => {
    if (on) clock.start(performance.now());
    else clock.stop();
    setRuns(clock.runs);
  };
  const [stepped, setStepped] = createSignal(0);
  let target = -1; // the moment that one wanted to see
  let stopsAt: number | null = null;
  const seek = (to: number): void => {
    [target, stopsAt] = [-1, null];
    clock.set(to);
    session().jump(clock.at);
    setAt(clock.at);
  };
  const step = (by: 1 | -1): void => {
    [target, stopsAt] = [-1, null];
    run(false);
    clock.set(session().step(by));
    setAt(clock.at);
    setStepped(stepped() + 1);
  };
  /** Played on until it has happened; where the film ran, it runs on. */
  const nextOf = (moments: readonly number[]): void => {
    const next = moments.find((moment) => moment > Math.max(at(), target));
    if (next === undefined) return;
    const stands = !runs() || stopsAt !== null;
    seek(next - LEAD);
    target = next;
    stopsAt = stands ? next + AFTER : null;
    run(true);
  };
  const arrive = (): void => {
    stopsAt = null;
    run(false);
    setStepped(stepped() + 1);
  };
  createRunning(runs, () => {
    const before = clock.at;
    const now = clock.tick(performance.now());
    if (now < before) session().jump(now);
    else session().play(now);
    setAt(now);
    setRuns(clock.runs);
    if (stopsAt !== null && now >= stopsAt) arrive();
  });
  const player: Player = {
    ...opened,
    axis: axisOf(marks.end, marks.gaps),
    session,
    view,
    show: setView,
    asSeen,
    setAsSeen,
    at,
    runs,
    toggle: () => {
      stopsAt = null;
      const anew = !runs() && clock.at >= clock.end;
      run(!runs());
      if (anew) seek(signal);
    },
    stand: () => {
      stopsAt = null;
      run(false);
    },
    seek,
    step,
    stepped,
    speed,
    setSpeed: (chosen) => {
      clock.speed = chosen;
      setSpeed(chosen);
    },
    nextSpeed: () => player.setSpeed(SPEEDS[(SPEEDS.indexOf(speed()) + 1) % SPEEDS.length] as Speed),
    races,
    missed,
    review,
    see: (moment) => {
      seek(moment - LEAD);
      run(true);
    },
    nextRace: () => nextOf(races().map((race) => race.at)),
    nextMissed: () => nextOf(missed().map((chance) => chance.opened)),
    xray,
    setXray,
    nameOf: (seat) => session().known().table.players[seat]?.name ?? "",
    backOf: (seat) => (opened.game.backs ?? seatBacks)(seat),
    signal,
  };
  if (opened.at === null && !lessMotion()) run(true);
  return player;
}

/** At every picture, as long as it runs. */
function createRunning(runs: Accessor<boolean>, tick: () => void): void {
  createEffect(() => {
    if (!runs()) return;
    let frame = requestAnimationFrame(function next() {
      frame = requestAnimationFrame(next);
      tick();
    });
    onCleanup(() => cancelAnimationFrame(frame));
  });
}
