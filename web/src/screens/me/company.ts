// The company somebody keeps: with whom they have played, and who came before whom. Pure.
//
// People are known by their names at the table: who takes another name is somebody else here.

import type { MyMatch } from "../../net/wireRest";

export interface Rival {
  name: string;
  /** Together, to the end. */
  matches: number;
  /** So often I had more points than they, and they more than I. */
  before: number;
  after: number;
  /** So often I have won, and they have. */
  won: number;
  theirs: number;
}

/** Those with whom I have played most come first. */
export function rivalsIn(matches: readonly MyMatch[]): Rival[] {
  const rivals = new Map<string, Rival>();
  for (const match of matches)
    for (const seat of rivalSeats(match)) {
      const name = match.players[seat] ?? "";
      const rival = rivals.get(name) ?? { name, matches: 0, before: 0, after: 0, won: 0, theirs: 0 };
      rivals.set(name, count(rival, match, seat));
    }
  return [...rivals.values()].sort(
    (one, other) => other.matches - one.matches || one.name.localeCompare(other.name),
  );
}

export function isWith(match: MyMatch, name: string): boolean {
  return othersIn(match).some((seat) => match.players[seat] === name);
}

/** The seats of other people, not of bots. */
export function othersIn({ people = [], seat, players }: MyMatch): number[] {
  return people.filter((other) => other !== seat && players[other]);
}

/** A match that runs, that I left or only watched tells nothing of who is better. */
function rivalSeats(match: MyMatch): number[] {
  return match.ended === undefined || match.left || match.seat === undefined ? [] : othersIn(match);
}

function count(rival: Rival, { points, winners = [], seat = -1 }: MyMatch, other: number): Rival {
  const ahead = (points[seat] ?? 0) - (points[other] ?? 0);
  return {
    ...rival,
    matches: rival.matches + 1,
    before: rival.before + Number(ahead > 0),
    after: rival.after + Number(ahead < 0),
    won: rival.won + Number(winners.includes(seat)),
    theirs: rival.theirs + Number(winners.includes(other)),
  };
}
