// The shot that took the place in a lost race: before it the command would have counted, and after it no more. Pure.

import type { GameName } from "../net/wire";
import type { CommandOf, OptionsOf } from "../table/rules";
import type { LostRace } from "./film";
import type { Showing } from "./showing";

/** Further back nobody has seen what they reached for. */
const LOOKED_AT = 40;

/** One of the winner; the last one, where none says more. Null if there is none. */
export function takenBy<N extends GameName>(showing: Showing<N>, race: LostRace): number | null {
  const { film, times } = showing;
  const [at, , , , , winner] = race;
  const last = times.findLastIndex((time) => time <= at);
  const theirs: number[] = [];
  for (let shot = last; shot >= 0 && last - shot < LOOKED_AT; shot -= 1) {
    if (film.shots[shot]?.[1] !== winner) continue;
    if (wouldCount(showing, shot, race) && !wouldCount(showing, shot + 1, race)) return shot;
    theirs.push(shot);
  }
  return theirs[0] ?? null;
}

/** The command of a lost race, after so many shots. */
export function wouldCount<N extends GameName>(showing: Showing<N>, shots: number, race: LostRace): boolean {
  const { known } = showing.after(shots);
  const [, seat, command] = race;
  const options = known.table.options as OptionsOf<N>;
  if (!known.round) return false;
  return (
    showing.rules.predict({ round: known.round, options, ahead: null }, seat, command as CommandOf<N>) !==
    null
  );
}
