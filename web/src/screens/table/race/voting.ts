// Voting: who would end the round, and who is asked. Pure.

import type { MatchState, Player } from "../../../net/wire";

export interface Vote {
  /** Of those who are asked. */
  agreed: number[];
  /** The people who are here: only they vote, and only they count. */
  asked: number[];
}

export function voteAmong(players: readonly Player[], match: MatchState | null): Vote {
  const { away = [], gone = [], votes = [] } = match ?? {};
  const isHere = (seat: number): boolean =>
    !players[seat]?.bot && !away.includes(seat) && !gone.includes(seat);
  const asked = [...players.keys()].filter(isHere);
  return { asked, agreed: asked.filter((seat) => votes.includes(seat)) };
}
