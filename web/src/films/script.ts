// The script of a film for who looks at it: which shot is seen when, and where a hand reached out for a place that a
// rival had already. Pure.
//
// Seen from a seat, others' shots come later by its line, and its own ones as early as they were made. Their order
// stays that of the house.

import { type Film, HOUSE, type Shot, timesOf } from "./film";
import { lineOf } from "./lines";

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
}

export function scriptOf(film: Film, { seat, asSeen }: Look): Script {
  const times = timesOf(film);
  const way = asSeen && seat !== null ? lineOf(film, seat) / 2 : 0;
  const seen = seat === null || !way ? times : seenAt(film, times, seat, way);
  const cues = film.shots.map((_, shot): Cue => ({ cue: "shot", shot, at: seen[shot] as number }));
  const reaches = seat === null ? [] : reachesOf(film, times, seen, seat, way);
  const all = reaches.reduce(withReach, cues);
  let shots = 0;
  return { cues: all, shots: all.map(({ cue }) => (cue === "shot" ? ++shots : shots)) };
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

function reachesOf(film: Film, times: readonly number[], seen: readonly number[], seat: number, way: number) {
  return (film.lost ?? []).flatMap(([at, by, , arrived, made, winner], lost): Reach[] => {
    const shot = takenBy(film, times, winner, at);
    if (by !== seat || shot === null) return [];
    const taken = seen[shot] as number;
    const from = Math.min(way ? arrived - way : made, taken);
    return [{ lost, shot, from: Math.round(from), until: Math.max(taken, Math.round(at + way)) }];
  });
}

/** The last shot of the seat until then. */
export function takenBy(film: Film, times: readonly number[], winner: number, until: number): number | null {
  const shot = film.shots.findLastIndex(([, by], n) => by === winner && (times[n] as number) <= until);
  return shot < 0 || winner === HOUSE ? null : shot;
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
