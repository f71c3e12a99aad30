// The fold of who sits where in the middle of an evening: seats change hands and names, and somebody sits out.

import type { MatchState, Player, Stint, TableState } from "../net/wire";

/** The seat's points, board and dice stay with it. */
export function seatChanged(table: TableState, seat: number, player: Player): TableState {
  const players = table.players.map((before, other) => (other === seat ? player : before));
  const next = { ...table, players, out: without(table.out, seat) };
  const { match } = table;
  if (!match) return next;
  const before = table.players[seat]?.name ?? "";
  return {
    ...next,
    match: {
      ...match,
      stints: handedOver(match, seat, before, player.name),
      away: without(match.away, seat),
      gone: without(match.gone, seat),
      ready: without(match.ready, seat),
    },
  };
}

export function seatAdded(table: TableState, player: Player, points: number): TableState {
  const next = { ...table, players: [...table.players, player] };
  const { match } = table;
  if (!match) return next;
  const stint = { seat: table.players.length, since: match.round + 1, name: player.name };
  return {
    ...next,
    match: {
      ...match,
      totals: [...match.totals, points],
      handicaps: [...match.handicaps, 0],
      stints: [...(match.stints ?? []), stint],
    },
  };
}

export function renamed(table: TableState, seat: number, name: string): TableState {
  const players = table.players.map((player, other) => (other === seat ? { ...player, name } : player));
  const { match } = table;
  if (!match?.stints) return { ...table, players };
  const last = Math.max(...match.stints.filter((stint) => stint.seat === seat).map(({ since }) => since));
  const stints = match.stints.map((stint) =>
    stint.seat === seat && stint.since === last ? { ...stint, name } : stint,
  );
  return { ...table, players, match: { ...match, stints } };
}

export function sitsOut(seats: number[], seat: number, out: boolean): number[] {
  const others = without(seats, seat);
  return out ? [...others, seat].sort((one, other) => one - other) : others;
}

/** Who was to play the next round, and never did, is not listed. */
function handedOver(
  { stints = [], round }: MatchState,
  seat: number,
  before: string,
  after: string,
): Stint[] {
  const since = round + 1;
  const known = stints.some((stint) => stint.seat === seat);
  const all = known ? stints : [...stints, { seat, since: 1, name: before }];
  const kept = all.filter((stint) => !(stint.seat === seat && stint.since === since));
  return [...kept, { seat, since, name: after }];
}

function without(seats: number[] | undefined, seat: number): number[] {
  return (seats ?? []).filter((other) => other !== seat);
}
