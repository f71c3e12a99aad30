// The script of a film for who looks at it: which shot is seen when, and where a hand reached out for a place that a
// rival had already. Pure.
//
// Seen from a seat, others' shots come later by its line, and its own ones as early as they were made. Their order
// stays that of the house.

import type { GameName } from "../net/wire";
import type { Film, Shot } from "./film";
import { lineOf } from "./lines";
import type { Showing } from "./showing";
import { takenBy, wouldCount } from "./taken";

/** From whose seat, and whether at the times of that seat or at those of the house. */
export interface Look {
  seat: number | null;
  asSeen: boolean;
}

export type Cue = { at: number } & ({ cue: "shot"; shot: number } | { cue: "reach" | "fall"; lost: number });

export interface Script {
  /** In the order in which they are seen. */
  cues: readonly Cue[];
  /** How many shots have been seen after each cue. */
  shots: readonly number[];
  /** The cues, by their numbers, at which a hand reached out and fell back. */
  reaches: readonly { lost: number; reach: number; fall: number }[];
}

export function scriptOf<N extends GameName>(showing: Showing<N>, { seat, asSeen }: Look): Script {
  const { film, times } = showing;
  const way = asSeen && seat !== null ? lineOf(film, seat) / 2 : 0;
  const seen = seat === null || !way ? times : seenAt(film, times, seat, way);
  const cues = film.shots.map((_, shot): Cue => ({ cue: "shot", shot, at: seen[shot] as number }));
  const reaches = seat === null ? [] : reachesOf(showing, seen, seat, way);
  const all = reaches.reduce(withReach, cues);
  let shots = 0;
  const find = (what: "reach" | "fall", lost: number): number =>
    all.findIndex((cue) => cue.cue === what && cue.lost === lost);
  return {
    cues: all,
    shots: all.map(({ cue }) => (cue === "shot" ? ++shots : shots)),
    reaches: reaches.map(({ lost }) => ({ lost, reach: find("reach", lost), fall: find("fall", lost) })),
  };
}

/** No shot is seen before the one that came before it. */
function seenAt(film: Film, times: readonly number[], seat: number, way: number): number[] {
  let last = 0;
  return film.shots.map((shot, n) => {
    const at = times[n] as number;
    last = Math.max(last, shot[1] === seat ? done(shot, at, way) : told(shot, at, way));
    return last;
  });
}

/** The own hand shows what it does at once: that was before the house heard of it. */
function done([, , , held = 0]: Shot, at: number, way: number): number {
  return Math.round(at - held - way);
}

function told(_: Shot, at: number, way: number): number {
  return Math.round(at + way);
}

interface Reach {
  lost: number;
  /** The shot that took the place. */
  shot: number;
  from: number;
  until: number;
}

function reachesOf<N extends GameName>(
  showing: Showing<N>,
  seen: readonly number[],
  seat: number,
  way: number,
): Reach[] {
  return (showing.film.lost ?? []).flatMap((race, lost): Reach[] => {
    const [at, by, , arrived, made] = race;
    const shot = by === seat ? takenBy(showing, race) : null;
    if (shot === null) return [];
    const taken = seen[shot] as number;
    const meant = Math.min(Math.round(way ? arrived - way : made), taken);
    const before = seen.findIndex((time) => time > meant);
    const from = wouldCount(showing, Math.min(before, shot), race) ? meant : taken;
    return [{ lost, shot, from, until: Math.max(taken, Math.round(at + way)) }];
  });
}

/** The hand reaches out before the rival's card is seen, and falls back after it. */
function withReach(cues: readonly Cue[], { lost, shot, from, until }: Reach): Cue[] {
  const taken = cues.findIndex((cue) => cue.cue === "shot" && cue.shot === shot);
  const first = cues.findIndex(({ at }, n) => n === taken || at > from);
  const after = cues.findIndex(({ at }, n) => n > taken && at > until);
  const last = after < 0 ? cues.length : after;
  const [reach, fall]: Cue[] = [
    { cue: "reach", lost, at: from },
    { cue: "fall", lost, at: until },
  ];
  return [
    ...cues.slice(0, first),
    reach as Cue,
    ...cues.slice(first, last),
    fall as Cue,
    ...cues.slice(last),
  ];
}

/** How many cues have been seen at a time. */
export function cuesUntil({ cues }: Script, at: number): number {
  let [low, high] = [0, cues.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((cues[middle] as Cue).at <= at) low = middle + 1;
    else high = middle;
  }
  return low;
}
