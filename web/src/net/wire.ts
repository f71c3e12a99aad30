// The frames between this client and the house: docs/protocol.md tells their story.
// Made from the house's own types by `python -m tools.make_wire`; don't edit.

export const PROTOCOL = 1;

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

/** Who the client is at this table. `answered` is the highest command of the seat that was decided. */
export interface Welcome {
  frame: "welcome";
  protocol: number;
  code: string;
  epoch: number;
  seat?: number;
  screen?: boolean;
  answered?: number;
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

/** Who has a line to the table, how long it is, and how many watch. */
export interface Presence {
  frame: "presence";
  online: number[];
  delays: (number | null)[];
  watchers?: number;
  screens?: number;
}

export interface Reacted {
  frame: "reacted";
  seat: number;
  reaction: Reaction;
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
}

/** Where a table stands. The rules of a game know those from PREPARING to SCORED. */
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
  handicaps: number[];
  seed_hash?: string;
  ready?: number[];
  votes?: number[];
  away?: number[];
  gone?: number[];
  winners?: number[];
  contests?: Contests[];
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

/** Who may come in, beside those who have a seat and the screens that were let in. */
export interface Admission {
  /** nobody new comes in, to sit down, to watch or to show */
  locked?: boolean;
  /** who has no seat may watch */
  watchers?: boolean;
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

/** Six inks. Cards and dice use four of them, the squares of the board game all six. */
export type Colour = "red" | "orange" | "yellow" | "green" | "blue" | "violet";

// Commands at every table

/** Take the next free seat. Without a secret the house makes one. */
export interface SitDown {
  do: "sit_down";
  name: string;
  secret?: string;
}

export interface AddBot {
  do: "add_bot";
  level?: Level;
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

/** Wait no longer for those who are away. */
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

/** A player leaves for good (ALL-9); after the match, so as not to be in the next one. */
export interface Leave {
  do: "leave";
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
}

/**
 * Seats and options are fixed; `handicaps` is what the players took along (BRD-30).
 *
 * Who was away at the end of the match before is still away.
 */
export interface MatchOpened {
  event: "match_opened";
  handicaps: number[];
  away?: number[];
}

export interface TableReopened {
  event: "table_reopened";
}

export interface Left {
  event: "left";
  seat: number;
}

export interface HostPassed {
  event: "host_passed";
  seat: number;
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

export interface Paused {
  event: "paused";
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

// Said in mechanics/stacking

/** Lay an open card on a pile of the middle; without `onto`, anywhere it fits. */
export interface StackingPlay {
  do: "play";
  card: Card;
  onto?: StackingOnto;
}

/** A pile of the middle, and the card that the player saw on top of it, perhaps with its owner (ALL-3). */
export interface StackingOnto {
  pile: number;
  top: Card;
  owner?: number;
}

/** Start a new pile. */
export interface StackingStart {
  do: "start";
  card: Card;
}

/** Lay the top of the stock or the visible card of the hand on a card of the own row. */
export interface StackingBuild {
  do: "build";
  card: Card;
  place: number;
  top: Card;
}

/** Turn three cards of the hand; a hand used up is taken up first. */
export interface StackingTurn {
  do: "turn";
}

/** Shout stop. */
export interface StackingStop {
  do: "stop";
}

/** Call a mistake. */
export interface StackingDutch {
  do: "dutch";
}

/** The race is on, and the faces are there for all to see. */
export interface StackingOpened {
  event: "opened";
  tops: Card[];
  rows: Card[][];
}

/** A card went to the middle. `filled` took its place in the row, `shows` has come to light. */
export interface StackingPlaced {
  event: "placed";
  seat: number;
  card: Card;
  source: "stock" | "turned" | number;
  pile: number;
  filled?: Card;
  shows?: Card;
}

/** A card went onto the own row. */
export interface StackingBuilt {
  event: "built";
  seat: number;
  card: Card;
  source: "stock" | "turned" | number;
  place: number;
  shows?: Card;
}

/** Cards were turned over; `again` if the pile was taken up first. */
export interface StackingTurned {
  event: "turned";
  seat: number;
  count: number;
  shows: Card;
  again?: boolean;
}

/** Everybody moved a card of the hand from the top to the bottom (BLZ-19). */
export interface StackingRotated {
  event: "rotated";
}

/** Somebody called "Dutch!". Nobody is wrong: the call was false. */
export interface StackingDutchCalled {
  event: "dutch_called";
  seat: number;
  culprits: number[];
}

/** A wrong card went back where it came from (BLZ-25). */
export interface StackingReturned {
  event: "returned";
  seat: number;
  card: Card;
  pile: number;
  to: "stock" | "turned" | number;
}

/** The stop was checked, and the pile of the one who stopped is no longer empty (BLZ-27). */
export interface StackingStopDenied {
  event: "stop_denied";
  seat: number;
}

export interface StackingSnapshot {
  phase: Phase;
  gone?: number[];
  freezes?: number;
  ending?: RaceStopped;
  score?: RoundResult;
  areas: StackingAreaView[];
  piles: StackingPile[];
}

/** What everybody sees: the row, two tops, and how many cards lie under or behind them. */
export interface StackingAreaView {
  row: Card[][];
  stock_top: Card | null;
  stock_count: number;
  visible: Card | null;
  hand_count: number;
  turned_count: number;
  false_calls: number;
}

/** Cards from the bottom up, each with the seat that laid it; `sound` of them lie by the rules. */
export interface StackingPile {
  cards: Card[];
  owners: number[];
  sound: number;
}

/** What a seat's next own action would bring to light, one card of each kind. */
export interface StackingAhead {
  turn?: Card;
  under?: Card;
  stock?: Card;
}

// Said in games/blitz

export interface BlitzOptions {
  /** how quick a seat's hand may be: as one human hand, or without limit */
  pace: "free" | "human";
  /** points that win the match */
  target: number;
  /** when nobody can play any more: the round ends, or everybody moves a card of the hand */
  blocked: "end" | "rotate";
  /** the round ends with the last card of the pile that counts, or when stop is called */
  stop: "automatic" | "called";
  /** wrong cards are refused, or stay until somebody calls "Dutch!" */
  mistakes: "called" | "refused";
  /** points for a false "Dutch!", where mistakes are called */
  false_call: -2 | -1 | 0;
  /** cards may also be laid on the own row, descending */
  advanced: boolean;
}

// Said in games/board

/** Put the next token on a square, before the round. */
export interface BoardPlaceToken {
  do: "place_token";
  square: string;
}

/** Lay the card in hand next to a token, seen standing `at` a square; jokers, if any, bridge the gap. */
export interface BoardLay {
  do: "lay";
  token: number;
  at: string;
  near: string;
  far: string;
  card: BoardCard;
  jokers?: string[];
}

/** A card of two squares. Laid, its near colour touches the token, which then moves to the far one. */
export type BoardCard = [near: Colour, far: Colour];

/** Lay the card in hand anywhere, and free a blocked token by putting it on the far square. */
export interface BoardPay {
  do: "pay";
  token: number;
  at: string;
  near: string;
  far: string;
  card: BoardCard;
}

/** Discard the card in hand and turn up the next. */
export interface BoardTurnUp {
  do: "turn_up";
}

/** Say whether the left neighbour's card lies right. */
export interface BoardJudge {
  do: "judge";
  card: BoardCard;
  right: boolean;
}

/** Say which cards go onto the own player board, and which come off it. */
export interface BoardChoose {
  do: "choose";
  on?: BoardCard[];
  off?: BoardCard[];
}

export interface BoardTokenPlaced {
  event: "token_placed";
  token: number;
  square: string;
}

/** The race is on, and everybody has turned up a card. */
export interface BoardOpened {
  event: "opened";
  cards: BoardCard[];
}

/** A card lies, and the token stands on its far square; `shows` was turned up next. */
export interface BoardLaid {
  event: "laid";
  seat: number;
  token: number;
  near: string;
  far: string;
  card: BoardCard;
  jokers?: string[];
  shows?: BoardCard;
}

export interface BoardTurnedUp {
  event: "turned_up";
  seat: number;
  shows: BoardCard;
}

/** A seat has blocked a token, and owes it a move. Debts are numbered through the round. */
export interface BoardOwed {
  event: "owed";
  seat: number;
  token: number;
  number: number;
}

/** From now on anybody may pay. */
export interface BoardDebtOpened {
  event: "debt_opened";
  token: number;
}

/** The token has come free by itself. */
export interface BoardDebtLapsed {
  event: "debt_lapsed";
  token: number;
}

export interface BoardJudged {
  event: "judged";
  seat: number;
  card: BoardCard;
  right: boolean;
}

/** All cards have been looked at, or the time for it is up. */
export interface BoardChecked {
  event: "checked";
}

export interface BoardChosen {
  event: "chosen";
  seat: number;
  on?: BoardCard[];
  off?: BoardCard[];
}

export interface BoardOptions {
  /** how quick a seat's hand may be: as one human hand, or without limit */
  pace: "free" | "human";
  /** where the tokens stand first: recommended spots, as the players like, or at random */
  tokens: "players" | "random" | "recommended";
  /** wrong cards are refused, or looked for by the neighbour after the round */
  mistakes: "called" | "refused";
  /** a card that lies with its two colours swapped */
  reversed: "forgiven" | "mistake";
  /** how the sections lie: block, line, L, T, cross, stairs, U, or drawn, # a section, as in ##./.##/.## */
  layout: string;
  /** rounds of a match */
  rounds: number;
}

export interface BoardSnapshot {
  phase: Phase;
  gone?: number[];
  freezes?: number;
  ending?: RaceStopped;
  score?: RoundResult;
  board: string;
  tokens: Record<number, string>;
  cards: BoardLaidCard[];
  jokers: Record<string, number>;
  hands: BoardHandView[];
  aside: BoardCard[][];
  judged: number[];
  culprits: number[];
  debts: BoardDebt[];
  duties: Record<number, BoardDuty>;
  next_placer: number;
}

export interface BoardLaidCard {
  seat: number;
  card: BoardCard;
  near: string;
  far: string;
}

/** What everybody sees: the card in hand, the top of the discard pile, and how many cards there are. */
export interface BoardHandView {
  card: BoardCard | null;
  count: number;
  discarded: number;
  top: BoardCard | null;
  jokers: number;
  passed: number;
}

export interface BoardDebt {
  seat: number;
  token: number;
  number: number;
  open?: boolean;
}

/** How many cards a seat has to put onto its player board, and then to take off it. */
export interface BoardDuty {
  on?: number;
  off?: number;
}

/** The card that comes to hand next, by either action: the same one, unless it is the last. */
export interface BoardAhead {
  lay?: BoardCard;
  turn_up?: BoardCard;
}

// Said in games/dice

/** Put a die on the board. Its colour says which row is meant, its face which place (ALL-3). */
export interface DicePlace {
  do: "place";
  die: DiceDie;
}

/** A die as it lies. Several may look the same; nothing ever depends on which of them is meant. */
export type DiceDie = [colour: Colour, face: number];

/** Roll again: all the dice that are left, so that there is nothing to choose (DIC-8). */
export interface DiceRoll {
  do: "roll";
}

/** The signal: all seats rolled all their dice together, and only now anybody sees their colours. */
export interface DiceAllRolled {
  event: "all_rolled";
  dice: DiceDie[][];
}

export interface DicePlaced {
  event: "placed";
  seat: number;
  die: DiceDie;
}

export interface DiceRolled {
  event: "rolled";
  seat: number;
  dice: DiceDie[];
}

export interface DiceOptions {
  /** how quick a seat's hand may be: as one human hand, or without limit */
  pace: "free" | "human";
  /** the match has so many rounds for each player at the table */
  rounds_per_player: number;
  /** how many dice each player draws, by seat; left out: as many as the others */
  dice: number[] | null;
}

export interface DiceSnapshot {
  phase: Phase;
  gone?: number[];
  freezes?: number;
  ending?: RaceStopped;
  score?: RoundResult;
  cups: number[];
  rows: Partial<Record<Colour, number[]>>;
  dice: DiceDie[][];
  rolls: number[];
}

// Said in games/ligretto

export interface LigrettoOptions {
  /** how quick a seat's hand may be: as one human hand, or without limit */
  pace: "free" | "human";
  /** points that win the match */
  target: number;
  /** when nobody can play any more: the round ends, or everybody moves a card of the hand */
  blocked: "end" | "rotate";
  /** the round ends with the last card of the pile that counts, or when stop is called */
  stop: "automatic" | "called";
  /** wrong cards are refused, or stay until somebody calls "Dutch!" */
  mistakes: "called" | "refused";
  /** points for a false "Dutch!", where mistakes are called */
  false_call: -2 | -1 | 0;
  /** cards may also be laid on the own row, descending */
  advanced: boolean;
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

export type ClientFrame = Hello | Send | AskTime;

export type HouseFrame =
  | Welcome
  | Seated
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

export type Command = TableCommand | BlitzCommand | BoardCommand | DiceCommand | LigrettoCommand;

export type Event = TableEvent | BlitzEvent | BoardEvent | DiceEvent | LigrettoEvent;

export type Options = BlitzOptions | BoardOptions | DiceOptions | LigrettoOptions;

export type Round = StackingSnapshot | BoardSnapshot | DiceSnapshot;

export type AheadCards = StackingAhead | BoardAhead;

export type TableCommand =
  | SitDown
  | AddBot
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
  | Leave
  | Ready
  | Signal
  | VoteToEnd;

export type TableEvent =
  | SatDown
  | Rose
  | OptionsSet
  | MatchOpened
  | TableReopened
  | Left
  | HostPassed
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
  | TableSet
  | AdmissionSet
  | RaceStopped
  | Frozen
  | Thawed
  | Departed
  | Scored;

export type BlitzCommand =
  | StackingPlay
  | StackingStart
  | StackingBuild
  | StackingTurn
  | StackingStop
  | StackingDutch;

export type BlitzEvent =
  | StackingOpened
  | StackingPlaced
  | StackingBuilt
  | StackingTurned
  | StackingRotated
  | StackingDutchCalled
  | StackingReturned
  | StackingStopDenied;

export type BoardCommand =
  | BoardPlaceToken
  | BoardLay
  | BoardPay
  | BoardTurnUp
  | BoardJudge
  | BoardChoose;

export type BoardEvent =
  | BoardTokenPlaced
  | BoardOpened
  | BoardLaid
  | BoardTurnedUp
  | BoardOwed
  | BoardDebtOpened
  | BoardDebtLapsed
  | BoardJudged
  | BoardChecked
  | BoardChosen;

export type DiceCommand = DicePlace | DiceRoll;

export type DiceEvent = DiceAllRolled | DicePlaced | DiceRolled;

export type LigrettoCommand =
  | StackingPlay
  | StackingStart
  | StackingBuild
  | StackingTurn
  | StackingStop
  | StackingDutch;

export type LigrettoEvent =
  | StackingOpened
  | StackingPlaced
  | StackingBuilt
  | StackingTurned
  | StackingRotated
  | StackingDutchCalled
  | StackingReturned
  | StackingStopDenied;

/** What is said at the tables of each game, beside what is said at every table. */
export interface Games {
  blitz: {
    command: BlitzCommand;
    event: BlitzEvent;
    options: BlitzOptions;
    round: StackingSnapshot;
    ahead: StackingAhead;
  };
  board: {
    command: BoardCommand;
    event: BoardEvent;
    options: BoardOptions;
    round: BoardSnapshot;
    ahead: BoardAhead;
  };
  dice: {
    command: DiceCommand;
    event: DiceEvent;
    options: DiceOptions;
    round: DiceSnapshot;
  };
  ligretto: {
    command: LigrettoCommand;
    event: LigrettoEvent;
    options: LigrettoOptions;
    round: StackingSnapshot;
    ahead: StackingAhead;
  };
}

export type GameName = keyof Games;
