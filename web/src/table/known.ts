// The state of a table as the house has told it, folded frame by frame. Pure.

import type {
  Event,
  GameName,
  Happened,
  Phase,
  Presence,
  Snapshot,
  TableEvent,
  TableState,
} from "../net/wire";
import { foldHistory, type History, historyAt } from "./history";
import type { AheadOf, OptionsOf, RoundOf, Rules } from "./rules";
import { foldTable, seatAfter, withMatch } from "./tableFold";

export interface Known<N extends GameName = GameName> {
  epoch: number;
  number: number;
  /** the table's time when something last happened */
  at: number;
  seat: number | null;
  /** our number, while we wait for a seat */
  waiting: number | null;
  table: TableState;
  round: RoundOf<N> | null;
  /** of the last round, when it is over and cleared away: for those who look at its score */
  last: RoundOf<N> | null;
  timers: Record<string, number>;
  ahead: AheadOf<N> | null;
  presence: Presence;
  /** of the match, as far as it was seen here; null if there is none */
  history: History | null;
}

export const NOBODY: Presence = { frame: "presence", online: [], delays: [] };

/** A frame is missing between what is known and this one: ask the house for all of it. */
export class FrameMissing extends Error {}

export function fromSnapshot<N extends GameName>(
  frame: Snapshot,
  who: Pick<Known, "seat" | "waiting">,
  presence: Presence,
  before: Known<N> | null,
  past: History | null = null,
): Known<N> {
  const round = (frame.round ?? null) as RoundOf<N> | null;
  const { epoch, number, at, table } = frame;
  return {
    epoch,
    number,
    at,
    ...who,
    table,
    round,
    last: round ?? lastOf(before, table),
    timers: frame.timers ?? {},
    ahead: null,
    presence,
    history: historyAt(table, round !== null, before?.history ?? past),
  };
}

/** If there was another round meanwhile, nobody here has seen how it ended. */
function lastOf<N extends GameName>(before: Known<N> | null, { match }: TableState): RoundOf<N> | null {
  return before && before.table.match?.round === match?.round ? before.last : null;
}

/** Told again, or told already by a snapshot: the same. */
export function foldHappened<N extends GameName>(
  known: Known<N>,
  frame: Happened,
  rules: Rules<N>,
): Known<N> {
  if (frame.number <= known.number) return known;
  if (frame.number > known.number + 1)
    throw new FrameMissing(`frame ${frame.number} follows on frame ${known.number}`);
  let next: Known<N> = { ...known, number: frame.number, at: frame.at, timers: frame.timers ?? known.timers };
  for (const event of frame.events) next = remembering(foldEvent(next, event, rules), event, rules);
  if (frame.match) next = { ...next, table: withMatch(next.table, { id: frame.match }) };
  if (frame.round) next = following({ ...next, round: frame.round as RoundOf<N> });
  return next.round ? { ...next, last: next.round } : next;
}

function remembering<N extends GameName>(known: Known<N>, event: Event, rules: Rules<N>): Known<N> {
  const laidBy = known.round && rules.concerns(event) ? (rules.lays?.(event) ?? null) : null;
  const history = foldHistory(known.history, event, known.at, laidBy, known.table.players.length);
  return history === known.history ? known : { ...known, history };
}

function foldEvent<N extends GameName>(known: Known<N>, event: Event, rules: Rules<N>): Known<N> {
  if (known.round && rules.concerns(event)) {
    const own = !("seat" in event) || event.seat === known.seat;
    const ahead = known.ahead && own ? rules.spend(known.ahead, event, known.round) : known.ahead;
    const options = known.table.options as OptionsOf<N>;
    const next = { ...known, round: rules.fold(known.round, event, options), ahead };
    return standsStill(known) && !isVotedOut(event) ? next : following(next);
  }
  const told = event as TableEvent;
  const next: Known<N> = {
    ...known,
    seat: seatAfter(known.seat, known.table, told),
    table: foldTable(known.table, told),
  };
  switch (told.event) {
    case "resumed":
      return known.round?.phase === "racing" ? inPhase(next, "countdown") : following(next);
    case "countdown_ended":
      return following(next);
    case "match_opened":
      return { ...next, last: null };
    case "round_closed":
      return { ...next, last: known.round ?? known.last, round: null, ahead: null };
    case "table_reopened": // also in the middle of a round that everybody has left
      return { ...next, round: null, ahead: null };
    default:
      return next;
  }
}

/** The round ends, even while the table is paused. */
function isVotedOut(event: Event): boolean {
  return event.event === "race_stopped" && event.ending === "vote";
}

function following<N extends GameName>(known: Known<N>): Known<N> {
  return known.round ? inPhase(known, known.round.phase) : known;
}

function inPhase<N extends GameName>(known: Known<N>, phase: Phase): Known<N> {
  return known.table.phase === phase ? known : { ...known, table: { ...known.table, phase } };
}

/** Paused, or counted down after a pause: the round itself knows nothing of it. */
function standsStill(known: Known): boolean {
  if (!known.round) return false;
  const { phase } = known.table;
  return phase === "paused" || (phase === "countdown" && known.round.phase !== "countdown");
}
