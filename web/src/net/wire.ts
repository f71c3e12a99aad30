// The frames between this client and the house: docs/protocol.md tells their story.
// Made from the house's own types by `python -m tools.make_wire`; don't edit.

export const PROTOCOL = 2;

/** When the players may end a round by a vote. */
export const VOTE_PHASES: readonly Phase[] = ["preparing", "racing", "frozen", "paused"];

/** When a player may ask for a pause. */
export const PAUSE_PHASES: readonly Phase[] = ["preparing", "countdown", "racing", "frozen", "checking", "stopped", "choosing"];

/** When the host may put another game on the table. */
export const CHANGE_PHASES: readonly Phase[] = ["gathering", "readying", "scored", "over"];

/** When the host may go back to seats and options. */
export const REOPEN_PHASES: readonly Phase[] = ["readying", "scored", "over"];

// Frames

/**
 * The first frame. A token, or the secret of somebody who sits here, takes the seat; others watch.
 *
 * `epoch` and `seen` are those of the last numbered frame that the client has.
 */
export interface Hello {
  frame: "hello";
  protocol: number;
  token?: string;
  secret?: string;
  screen?: boolean;
  epoch?: number;
  seen?: number;
}

/** A command. `n` counts up; `seen` is the last numbered frame that its author had seen. */
export interface Send {
  frame: "command";
  n: number;
  command: Command;
  seen?: number;
}

/** What time is it at the table? `sent` comes back with the answer. */
export interface AskTime {
  frame: "ask_time";
  sent: number;
}

/**
 * Who the client is at this table. `answered` is the highest command of the seat that was taken in;
 * `waiting` is the number of who waits for a seat.
 */
export interface Welcome {
  frame: "welcome";
  protocol: number;
  code: string;
  epoch: number;
  seat?: number;
  screen?: boolean;
  answered?: number;
  waiting?: number;
}

/**
 * The answer to `sit_down`: the seat, and the token that holds it. Nobody else is ever told.
 *
 * `secret` is the player's portable one, made by the house if the client had none.
 */
export interface Seated {
  frame: "seated";
  n: number;
  seat: number;
  token: string;
  secret: string;
}

/**
 * The answer to `sit_down` where no seat is free: the client waits for one, under this number. Token and
 * secret are as those of `seated`, and hold the place, and later the seat.
 */
export interface Listed {
  frame: "listed";
  n: number;
  number: number;
  token: string;
  secret: string;
}

/**
 * The house has given this client the seat for which it waited, or a place among those who wait; with
 * neither of them it watches.
 */
export interface Moved {
  frame: "moved";
  seat?: number;
  waiting?: number;
}

/** The host has let this screen in; the token lets it in again. */
export interface Admitted {
  frame: "admitted";
  token: string;
}

/** The answer to a command that nobody else is told of. */
export interface Done {
  frame: "done";
  n: number;
}

/** The answer to a command that was not carried out: the rule, or who was quicker and by how much. */
export interface Refused {
  frame: "refused";
  n: number;
  rule: string;
  reason: string;
  by?: number;
  ms?: number;
}

/** The cards that the seat's next own action would bring to light, for its owner alone. */
export interface Ahead {
  frame: "ahead";
  cards: AheadCards;
}

export interface Time {
  frame: "time";
  sent: number;
  now: number;
}

/** Something was wrong with a frame that has no number to answer to. */
export interface Trouble {
  frame: "trouble";
  reason: string;
}

/** The house hangs up; `why` says whether to come back, and `reason` says it in words. */
export interface Goodbye {
  frame: "goodbye";
  why: Why;
  reason: string;
}

/**
 * What a command made happen. `seat` is its author's, as it was before, and `n` the author's number
 * for it: this frame is the answer, too.
 *
 * `timers` are those that run from here on, by the time at which each is up; `round` is there when
 * cards were dealt, and is the view after these events, into which those of later frames are folded.
 * `match` is there when one was opened: its id.
 */
export interface Happened {
  frame: "happened";
  number: number;
  at: number;
  events: Event[];
  seat?: number;
  n?: number;
  timers?: Record<string, number>;
  round?: Round;
  match?: string;
}

/** All that everybody sees, for a client that joins, or that missed too much. */
export interface Snapshot {
  frame: "snapshot";
  epoch: number;
  number: number;
  at: number;
  table: TableState;
  timers?: Record<string, number>;
  round?: Round;
}

/**
 * Who has a line to the table, how long it is, and how many watch. A line that is `silent` has answered
 * nothing for some seconds of a round, and may be lost.
 */
export interface Presence {
  frame: "presence";
  online: number[];
  delays: (number | null)[];
  watchers?: number;
  screens?: number;
  silent?: number[];
}

/** A seat; or somebody who watches, by a number. */
export interface Reacted {
  frame: "reacted";
  reaction: Reaction;
  seat?: number;
  watcher?: number;
}

/** A screen would like to be let in; for the host, who answers with `admit_screen`. */
export interface ScreenAsks {
  frame: "screen_asks";
  screen: number;
}

/** A screen that asked does so no more: it has gone, or was let in; for the host. */
export interface ScreenLeft {
  frame: "screen_left";
  screen: number;
}

/** Who watches, those who came last; for the host, who sends them away with `send_away`. */
export interface Watchers {
  frame: "watchers";
  watchers: Watcher[];
}

/** A word of the house to the whole table. */
export interface Notice {
  frame: "notice";
  notice: "dealt_again" | "stopping";
  reason: string;
}

/** The public tables, whenever something about them has changed. */
export interface Lobby {
  frame: "lobby";
  tables: TableCard[];
}

// What they are made of

export interface TableState {
  code: string;
  game: GameName;
  phase: Phase;
  options: Options;
  settings: TableSettings;
  players: Player[];
  host?: number;
  match?: MatchState;
  admission?: Admission;
  chosen?: Record<string, boolean | number | string | number[] | null>;
  out?: number[];
  waiting?: Waiter[];
  surplus?: number[];
  evening?: Tally[];
  given?: DealtBefore;
}

/**
 * Where a table stands. The rules of a game know those from PREPARING to SCORED. PREPARING, CHECKING and
 * CHOOSING are slots in the course of a round: a game has something done there, or leaves them out.
 */
export type Phase =
  | "gathering"
  | "readying"
  | "preparing"
  | "countdown"
  | "racing"
  | "frozen"
  | "paused"
  | "checking"
  | "stopped"
  | "choosing"
  | "scored"
  | "over";

/** What the host sets beside the game's own options. */
export interface TableSettings {
  /** the lobby lists the table */
  public?: boolean;
  /** who loses the line: a bot plays on, the table pauses, or nothing happens */
  away?: Away;
  /** the next own card is sent ahead; left out: at private tables only */
  ahead?: boolean;
  /** how long a rival on a slow line is waited for, in ms */
  fair_window?: number;
  /** who sat in a round that is over may show it to anybody, by a link */
  sharing?: boolean;
}

/** Who sits on a seat. `id` is the same person next week; without one, the name is. */
export interface Player {
  name: string;
  id?: string;
  bot?: boolean;
  level?: string;
}

export interface MatchState {
  round: number;
  totals: number[];
  handicaps: (number | string | number[] | Record<string, number>)[];
  seed_hash?: string;
  ready?: number[];
  votes?: number[];
  away?: number[];
  gone?: number[];
  winners?: number[];
  contests?: Contests[];
  stints?: Stint[];
  pause?: PauseState;
  id?: string;
}

/**
 * Of one seat. `on_credit` were won though the rival's command had arrived first; `held` commands waited
 * for rivals, for so many ms in all and at most.
 */
export interface Contests {
  won?: number;
  lost?: number;
  on_credit?: number;
  held?: number;
  ms?: number;
  longest?: number;
}

/** From this round on the seat was played by somebody of this name. */
export interface Stint {
  seat: number;
  since: number;
  name: string;
}

/** A pause that a seat has asked for, and who agrees; once it is `on`, who is ready to go on. */
export interface PauseState {
  by: number;
  agreed?: number[];
  on?: boolean;
  ready?: number[];
}

/** Who may come in, beside those who have a seat and the screens that were let in. */
export interface Admission {
  /** nobody new comes in, to sit down, to watch or to show */
  locked?: boolean;
  /** who has no seat may watch */
  watchers?: boolean;
}

/**
 * Somebody who waits for a seat. `number` is theirs as long as they do, `in_from` the next round or the
 * next match, as things stand.
 */
export interface Waiter {
  number: number;
  name: string;
  in_from: InFrom;
}

/** What somebody has played and won at this table this evening, by game. */
export interface Tally {
  name: string;
  /** matches, by game */
  played?: Record<string, number>;
  won?: Record<string, number>;
}

/**
 * Every match at this table plays a deal that was played before: who plays it on this `seat` may have
 * seen it, and it counts for nothing. `points` are what each seat made of it then, `nonces` are of then.
 */
export interface DealtBefore {
  seat: number;
  points: number[];
  nonces: string[];
}

/** All that can be said at a table. */
export type Reaction = "hello" | "bravo" | "oops" | "wow" | "hurry" | "laugh" | "thanks" | "again";

/** Somebody without a seat, since when in the table's time, and whether it is a screen that was let in. */
export interface Watcher {
  number: number;
  since: number;
  screen?: boolean;
}

/** A public table as the lobby shows it. */
export interface TableCard {
  code: string;
  game: GameName;
  phase: Phase;
  players: string[];
  bots: number;
  seats: number;
  watchers?: number;
}

export type Level = "child" | "beginner" | "adult" | "regular" | "champion" | "match";

/** How a round ended. */
export type Ending = "stop" | "blocked" | "vote";

/** What a round was worth. `parts` explains the points of each seat, item by item. */
export interface RoundResult {
  ending: Ending;
  points: number[];
  parts: Record<string, number>[];
  by?: number;
  places?: number[];
}

/** A numbered card. A deck has each one once, so a card of a seat names itself. */
export type Card = [colour: Colour, value: number];

/** Six inks. Numbered cards and dice use four of them; squares may have all six. */
export type Colour = "red" | "orange" | "yellow" | "green" | "blue" | "violet";

// Commands at every table

/** Take the next free seat, or wait for one. Without a secret the house makes one. */
export interface SitDown {
  do: "sit_down";
  name: string;
  secret?: string;
}

/** Wait for a seat no longer. */
export interface Withdraw {
  do: "withdraw";
}

/** Who sits here, or waits, is called something else from now on. */
export interface Rename {
  do: "rename";
  name: string;
}

export interface AddBot {
  do: "add_bot";
  level?: Level;
  /** a bot is named in it: `de`, `fr-CH` */
  language?: string;
}

/** The host puts a bot on a seat that somebody has left. */
export interface FillSeat {
  do: "fill_seat";
  seat: number;
  level?: Level;
  /** a bot is named in it: `de`, `fr-CH` */
  language?: string;
}

/** The host sends a player away, or takes a bot off the table. */
export interface Kick {
  do: "kick";
  seat: number;
}

/** The host makes somebody else the host. */
export interface HandOn {
  do: "hand_on";
  seat: number;
}

export interface SetTable {
  do: "set_table";
  settings: TableSettings;
}

export interface AdmitScreen {
  do: "admit_screen";
  screen: number;
}

/** The host locks the table, or unlocks it; lets others watch, or sends all who do away. */
export interface SetAdmission {
  do: "set_admission";
  admission: Admission;
}

/** The host sends one who watches away, or a screen, by the number that `watchers` tells. */
export interface SendAway {
  do: "send_away";
  watcher: number;
}

export interface React {
  do: "react";
  reaction: Reaction;
}

/** Wait no longer for those who are away; or play on, after a pause that was agreed to. */
export interface GoOn {
  do: "go_on";
}

/** Give the seat up before the match; those behind it move up by one. */
export interface Rise {
  do: "rise";
}

/** The host's choice of options, as text or JSON; what is not named has its default. */
export interface SetOptions {
  do: "set_options";
  options: Record<string, boolean | number | string | number[] | null>;
}

/** The host opens the match: seats and options are fixed from here on. */
export interface Open {
  do: "open";
}

/** The host opens another match of the same people. */
export interface Rematch {
  do: "rematch";
}

/** The host goes back to seats and options; a match that is not over is given up. */
export interface Reopen {
  do: "reopen";
}

/** The host has another game played here, by the same people; a match that is not over is given up. */
export interface ChangeGame {
  do: "change_game";
  game: GameName;
}

/** A player leaves for good (ALL-9); after the match, so as not to be in the next one. */
export interface Leave {
  do: "leave";
}

/** From the next round on a bot plays for a seat, which stays whose it is; or no longer (ALL-14). */
export interface SitOut {
  do: "sit_out";
  out?: boolean;
}

/** A seat is ready, and throws a number of its own into the seed. */
export interface Ready {
  do: "ready";
  nonce?: string;
}

/** The host starts the round when all are ready (ALL-2); the house may, after a time. */
export interface Signal {
  do: "signal";
}

/** A seat would end the round as it stands (ALL-9). */
export interface VoteToEnd {
  do: "vote_to_end";
}

/** A seat would like a pause: all who are present have to agree. Alone with bots one need not ask. */
export interface AskPause {
  do: "ask_pause";
}

/** What a seat says to somebody who asks for a pause; who has asked takes it back so. */
export interface AnswerPause {
  do: "answer_pause";
  agree: boolean;
}

// Events at every table

export interface SatDown {
  event: "sat_down";
  seat: number;
  player: Player;
}

/** A seat is free; those behind it have moved up by one. */
export interface Rose {
  event: "rose";
  seat: number;
}

export interface OptionsSet {
  event: "options_set";
  options: Record<string, boolean | number | string | number[] | null>;
  chosen?: Record<string, boolean | number | string | number[] | null>;
}

/**
 * Seats and options are fixed; `handicaps` is what the players took along.
 *
 * Who was away at the end of the match before is still away, and who sat out still does.
 */
export interface MatchOpened {
  event: "match_opened";
  handicaps: (number | string | number[] | Record<string, number>)[];
  away?: number[];
  out?: number[];
}

export interface TableReopened {
  event: "table_reopened";
}

/** Another game is played here from now on; its options have their defaults. */
export interface GameChanged {
  event: "game_changed";
  game: GameName;
  options: Options;
}

export interface Left {
  event: "left";
  seat: number;
}

export interface HostPassed {
  event: "host_passed";
  seat: number;
}

export interface Renamed {
  event: "renamed";
  seat: number;
  name: string;
}

/** From the next round on a bot plays for the seat, or no longer. */
export interface SitsOut {
  event: "sits_out";
  seat: number;
  out: boolean;
}

export interface SeedPromised {
  event: "seed_promised";
  round: number;
  hash: string;
}

export interface GotReady {
  event: "got_ready";
  seat: number;
  nonce?: string;
}

export interface Dealt {
  event: "dealt";
  round: number;
}

export interface Voted {
  event: "voted";
  seat: number;
}

export interface WentAway {
  event: "went_away";
  seat: number;
}

export interface CameBack {
  event: "came_back";
  seat: number;
}

export interface BotTookOver {
  event: "bot_took_over";
  seat: number;
}

export interface PlayerTookOver {
  event: "player_took_over";
  seat: number;
}

/** The house waits for somebody; or all have agreed to wait, whom `by` has asked. */
export interface Paused {
  event: "paused";
  by?: number;
}

/** The table goes on, after a countdown if the race was on. */
export interface Resumed {
  event: "resumed";
}

/** The race goes on. */
export interface CountdownEnded {
  event: "countdown_ended";
}

/** Who was quicker how often in this round, and what was held for whom; nothing follows from it. */
export interface ContestsCounted {
  event: "contests_counted";
  seats: Contests[];
}

/** The round is counted, and its seed told: anybody can check the deal. */
export interface RoundClosed {
  event: "round_closed";
  round: number;
  totals: number[];
  seed: string;
  nonces: string[];
}

export interface MatchEnded {
  event: "match_ended";
  winners: number[];
}

/** The seat has changed hands: `player` plays it from the next round on. Never with an id. */
export interface SeatChanged {
  event: "seat_changed";
  seat: number;
  player: Player;
}

/** There is one seat more, the last one, with these points. Never with an id. */
export interface SeatAdded {
  event: "seat_added";
  player: Player;
  points: number;
}

export interface PauseAsked {
  event: "pause_asked";
  seat: number;
}

export interface PauseAgreed {
  event: "pause_agreed";
  seat: number;
}

/** By a seat; by none: it was not answered in time, or who asked has gone. */
export interface PauseDenied {
  event: "pause_denied";
  seat?: number;
}

/** A seat is ready to go on; when all who are present are, the table does. */
export interface WouldGoOn {
  event: "would_go_on";
  seat: number;
}

/** The host has changed the table's settings. */
export interface TableSet {
  event: "table_set";
  settings: TableSettings;
}

/** The host has said who may come in; when all have left for good, the house opens the table again. */
export interface AdmissionSet {
  event: "admission_set";
  admission: Admission;
}

/**
 * Who waits for a seat, in their order; and, where a game has too few seats, who would sit out if a match
 * began now.
 */
export interface WaitingSet {
  event: "waiting_set";
  waiting: Waiter[];
  surplus?: number[];
}

/** What everybody has won this evening, all of it anew. */
export interface EveningSet {
  event: "evening_set";
  evening: Tally[];
}

/** The race is over; nothing may be placed any more (ALL-5). */
export interface RaceStopped {
  event: "race_stopped";
  ending: Ending;
  by?: number;
}

/** Nobody touches anything until the table thaws. */
export interface Frozen {
  event: "frozen";
}

export interface Thawed {
  event: "thawed";
}

/** A seat has left for good; its cards stay where they are (ALL-9). */
export interface Departed {
  event: "departed";
  seat: number;
}

export interface Scored {
  event: "scored";
  result: RoundResult;
}

// One of several

export type Why =
  | "broken"
  | "closed"
  | "elsewhere"
  | "full"
  | "kicked"
  | "locked"
  | "reload"
  | "silent"
  | "slow"
  | "stopping"
  | "too_fast"
  | "trouble";

export type Away = "bot" | "on" | "pause";

export type Length = "medium" | "round" | "rulebook" | "short";

export type InFrom = "match" | "round";

export type ClientFrame = Hello | Send | AskTime;

export type HouseFrame =
  | Welcome
  | Seated
  | Listed
  | Moved
  | Admitted
  | Done
  | Refused
  | Ahead
  | Time
  | Trouble
  | Goodbye
  | Happened
  | Snapshot
  | Presence
  | Reacted
  | ScreenAsks
  | ScreenLeft
  | Watchers
  | Notice
  | Lobby;

export type TableCommand =
  | SitDown
  | Withdraw
  | Rename
  | AddBot
  | FillSeat
  | Kick
  | HandOn
  | SetTable
  | AdmitScreen
  | SetAdmission
  | SendAway
  | React
  | GoOn
  | Rise
  | SetOptions
  | Open
  | Rematch
  | Reopen
  | ChangeGame
  | Leave
  | SitOut
  | Ready
  | Signal
  | VoteToEnd
  | AskPause
  | AnswerPause;

export type TableEvent =
  | SatDown
  | Rose
  | OptionsSet
  | MatchOpened
  | TableReopened
  | GameChanged
  | Left
  | HostPassed
  | Renamed
  | SitsOut
  | SeedPromised
  | GotReady
  | Dealt
  | Voted
  | WentAway
  | CameBack
  | BotTookOver
  | PlayerTookOver
  | Paused
  | Resumed
  | CountdownEnded
  | ContestsCounted
  | RoundClosed
  | MatchEnded
  | SeatChanged
  | SeatAdded
  | PauseAsked
  | PauseAgreed
  | PauseDenied
  | WouldGoOn
  | TableSet
  | AdmissionSet
  | WaitingSet
  | EveningSet
  | RaceStopped
  | Frozen
  | Thawed
  | Departed
  | Scored;

/** What is said at the tables of each game, beside what is said at every table: its own wire.ts adds it. */
export interface Games {}

export type GameName = keyof Games;

export type Command = TableCommand | Games[GameName]["command"];

export type Event = TableEvent | Games[GameName]["event"];

export type Options = Games[GameName]["options"];

export type Round = Games[GameName]["round"];

export type AheadCards = {
  [N in GameName]: Games[N] extends { ahead: infer Cards } ? Cards : never;
}[GameName];
