// The fold of a table: what each of its events changes in the state that everybody sees. The round has a fold of its
// own, that of its game.

import type { MatchOpened, MatchState, OptionsSet, Player, TableEvent, TableState } from "../net/wire";
import { foldPause, withoutPause } from "./pauseFold";
import { renamed, seatAdded, seatChanged, sitsOut } from "./seatFold";

export function foldTable(table: TableState, event: TableEvent): TableState {
  switch (event.event) {
    case "sat_down":
      return { ...table, players: [...table.players, event.player] };
    case "rose":
      return {
        ...table,
        players: table.players.filter((_, seat) => seat !== event.seat),
        host: movedUp(hostOf(table), [event.seat]) ?? 0,
        out: allMovedUp(table.out ?? [], [event.seat]),
      };
    case "options_set":
      return withOptions(table, event);
    case "table_set":
      return { ...table, settings: event.settings };
    case "admission_set":
      return { ...table, admission: event.admission };
    case "host_passed":
      return { ...table, host: event.seat };
    case "match_opened":
      return opened(cleared(table), event);
    case "table_reopened":
      return { ...cleared(table), phase: "gathering" };
    case "game_changed":
      return { ...table, game: event.game, options: event.options };
    case "renamed":
      return renamed(table, event.seat, event.name);
    case "seat_changed":
      return seatChanged(table, event.seat, event.player);
    case "seat_added":
      return seatAdded(table, event.player, event.points);
    case "sits_out":
      return { ...table, out: sitsOut(table.out ?? [], event.seat, event.out) };
    case "waiting_set":
      return { ...table, waiting: event.waiting, surplus: event.surplus ?? [] };
    case "evening_set":
      return { ...table, evening: event.evening };
    case "seed_promised":
      return withMatch(table, { seed_hash: event.hash });
    case "dealt":
      return withMatch(table, { round: event.round, contests: [] });
    case "contests_counted":
      return withMatch(table, { contests: event.seats });
    case "round_closed":
      return {
        ...withMatch(withoutPause(table), {
          round: event.round,
          totals: event.totals,
          seed_hash: "",
          ready: [],
          votes: [],
        }),
        phase: "scored",
      };
    case "match_ended":
      return { ...withMatch(table, { winners: event.winners }), phase: "over" };
    case "paused":
    case "pause_asked":
    case "pause_agreed":
    case "pause_denied":
    case "would_go_on":
    case "resumed":
      return foldPause(table, event);
    case "got_ready":
      return joining(table, "ready", event.seat);
    case "voted":
      return joining(table, "votes", event.seat);
    case "went_away":
      return joining(table, "away", event.seat);
    case "left":
      return joining(table, "gone", event.seat);
    case "came_back":
      return withMatch(table, { away: without(table.match?.away ?? [], event.seat) });
    case "bot_took_over":
      return playedBy(table, event.seat, true);
    case "player_took_over":
      return playedBy(table, event.seat, false);
    default:
      return table;
  }
}

/** Where somebody sits after an event: those behind a seat that is given up move up. */
export function seatAfter(seat: number | null, table: TableState, event: TableEvent): number | null {
  switch (event.event) {
    case "rose":
      return movedUp(seat, [event.seat]);
    case "left":
    case "seat_changed": // whoever has it now is told so
      return event.seat === seat ? null : seat;
    case "match_opened":
    case "table_reopened":
      return table.match ? movedUp(seat, table.match.gone ?? []) : seat;
    default:
      return seat;
  }
}

export function hostOf(table: TableState): number {
  return table.host ?? 0;
}

function opened(table: TableState, { handicaps, away = [], out = [] }: MatchOpened): TableState {
  const match: MatchState = { round: 0, totals: table.players.map(() => 0), handicaps, away };
  const players = table.players.map((player, seat) =>
    out.includes(seat) ? { ...player, bot: true } : player,
  );
  return { ...table, phase: "readying", match, players, out };
}

/** A match that is over is cleared away, and who has left it leaves the table. */
function cleared(table: TableState): TableState {
  const { match, ...rest } = table;
  if (!match) return table;
  const gone = match.gone ?? [];
  return {
    ...rest,
    players: table.players.filter((_, seat) => !gone.includes(seat)),
    host: movedUp(hostOf(table), gone) ?? 0,
    out: allMovedUp(table.out ?? [], gone),
  };
}

function allMovedUp(seats: number[], freed: number[]): number[] {
  return seats.flatMap((seat) => movedUp(seat, freed) ?? []);
}

function movedUp(seat: number | null, freed: number[]): number | null {
  if (seat === null || freed.includes(seat)) return null;
  return seat - freed.filter((other) => other < seat).length;
}

function joining(table: TableState, list: "ready" | "votes" | "away" | "gone", seat: number): TableState {
  const seats = table.match?.[list] ?? [];
  return seats.includes(seat) ? table : withMatch(table, { [list]: [...seats, seat].sort((a, b) => a - b) });
}

function playedBy(table: TableState, seat: number, bot: boolean): TableState {
  const players = table.players.map(
    (player, other): Player => (other === seat ? { ...player, bot } : player),
  );
  return { ...table, players };
}

export function withMatch(table: TableState, changes: Partial<MatchState>): TableState {
  return table.match ? { ...table, match: { ...table.match, ...changes } } : table;
}

function without(seats: number[], seat: number): number[] {
  return seats.filter((other) => other !== seat);
}

function withOptions({ chosen: _, ...table }: TableState, { options, chosen }: OptionsSet): TableState {
  const set: TableState = { ...table, options: options as unknown as TableState["options"] };
  return chosen ? { ...set, chosen } : set;
}
