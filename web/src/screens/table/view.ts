// The view of a table for its screens: slices that change only when what they show does.

import { type Accessor, createContext, createMemo, useContext } from "solid-js";
import { titleOf } from "../../games/games";
import { createSlices } from "../../kit/slice";
import type { DealtBefore, MatchState, Phase, Player, RoundResult, TableState, Waiter } from "../../net/wire";
import { type Back, seatBacks } from "../../table/backs";
import type { Game } from "../../table/game";
import type { History } from "../../table/history";
import type { Session } from "../../table/session";
import { createRest } from "../../table/sittingOut";
import { hostOf } from "../../table/tableFold";

export interface TableView {
  session: Session;
  table: Accessor<TableState>;
  game: Accessor<Game>;
  /** The game's title. */
  title: Accessor<string>;
  phase: Accessor<Phase>;
  players: Accessor<Player[]>;
  match: Accessor<MatchState | null>;
  seat: Accessor<number | null>;
  /** The own number among those who wait for a seat. */
  waiting: Accessor<number | null>;
  waiters: Accessor<Waiter[]>;
  /** They sit out from the next round on. */
  out: Accessor<number[]>;
  /** A bot plays the own seat in this round. */
  rests: Accessor<boolean>;
  host: Accessor<number>;
  /** Where bots alone are left, nobody is host. */
  hostName: Accessor<string | null>;
  isHost: Accessor<boolean>;
  online: Accessor<number[]>;
  delays: Accessor<(number | null)[]>;
  /** Seats whose line does not answer, and may be lost. */
  silent: Accessor<number[]>;
  watchers: Accessor<number>;
  /** Nobody new comes in. */
  locked: Accessor<boolean>;
  /** The deal that is played here, if it has been played before. */
  given: Accessor<DealtBefore | null>;
  /** What the last round was worth, for those who were there when it was scored. */
  result: Accessor<RoundResult | null>;
  /** Of the match, as far as this screen has seen it. */
  history: Accessor<History | null>;
  /** Bots always are. */
  isReady: (seat: number) => boolean;
  nameOf: (seat: number) => string;
  backOf: (seat: number) => Back;
  timer: (name: string) => number | null;
}

const NOBODY: Waiter[] = [];
const NO_SEATS: number[] = [];

/** To be made when the table is known, and its game is loaded. */
export function createTableView(session: Session): TableView {
  const known = () => {
    const found = session.known();
    if (!found) throw new Error("the table is not known yet");
    return found;
  };
  const { table, presence, timers, seat, waiting, result, history } = createSlices(known, {
    table: (now) => now.table,
    presence: (now) => now.presence,
    timers: (now) => now.timers,
    seat: (now) => now.seat,
    waiting: (now) => now.waiting,
    result: (now) => now.last?.score ?? null,
    history: (now) => now.history,
  });
  const game = () => {
    const found = session.game();
    if (!found) throw new Error("the game is not loaded yet");
    return found;
  };
  const host = createMemo(() => hostOf(table()));
  return {
    session,
    table,
    game,
    title: () => titleOf(game().name),
    phase: createMemo(() => table().phase),
    players: createMemo(() => table().players),
    match: createMemo(() => table().match ?? null),
    seat,
    waiting,
    waiters: createMemo(() => table().waiting ?? NOBODY),
    out: createMemo(() => table().out ?? NO_SEATS),
    rests: createRest(known),
    host,
    hostName: createMemo(() => {
      const found = table().players[host()];
      return found && !found.level ? found.name : null;
    }),
    isHost: createMemo(() => seat() !== null && seat() === host()),
    online: createMemo(() => presence().online),
    delays: createMemo(() => presence().delays),
    silent: createMemo(() => presence().silent ?? []),
    watchers: createMemo(() => presence().watchers ?? 0),
    locked: createMemo(() => table().admission?.locked ?? false),
    given: createMemo(() => table().given ?? null),
    result,
    history,
    isReady: (of) => Boolean(table().players[of]?.bot || table().match?.ready?.includes(of)),
    nameOf: (of) => table().players[of]?.name ?? "",
    backOf: (of) => (game().backs ?? seatBacks)(of),
    timer: (name) => timers()[name] ?? null,
  };
}

const Context = createContext<TableView>();
export const TableProvider = Context.Provider;

export function useTable(): TableView {
  const view = useContext(Context);
  if (!view) throw new Error("there is no table around this");
  return view;
}

/** Rounds were played, and more are to come: whoever ends the match now gives it up. */
export function isUnderWay({ phase, match }: TableView): boolean {
  return phase() !== "over" && (match()?.round ?? 0) > 0;
}
