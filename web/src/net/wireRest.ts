// The requests to the house without a line, and its answers.
// Made from the house's own types by `python -m tools.make_wire`; don't edit.

import type { GameName, Length, Level, Options, Phase, TableCard, TableSettings } from "./wire";

/** A table of this game; options and settings that are left out have their defaults. */
export interface NewTable {
  game: GameName;
  options?: Partial<Options>;
  settings?: TableSettings;
}

/** A seat at a fresh table with bots. Without a secret the house makes one; 0 bots: as many as usual. */
export interface PlayNow {
  game: GameName;
  name: string;
  /** at least 22 characters */
  secret?: string;
  bots?: number;
  level?: Level;
  /** a bot is named in it: `de`, `fr-CH` */
  language?: string;
  /** of the match; left out: short */
  length?: Length;
}

/** A table of one's own, at which a round is dealt once more, against bots of that level. */
export interface DealWanted {
  name: string;
  level?: Level;
  /** a bot is named in it: `de`, `fr-CH` */
  language?: string;
}

/** Who asks: the player's portable secret. It goes into no address, and into no log. */
export interface MySecret {
  secret: string;
}

/** The last matches, of those that began before then. */
export interface MyMatchesWanted {
  secret: string;
  /** in seconds since 1970: the next page */
  before?: number;
  most?: number;
  /** an id: that match only */
  match?: string;
  /** matches with a star of yours only */
  starred?: boolean;
}

/** The last rounds of a game, of those that were over before then. */
export interface MyFiguresWanted {
  secret: string;
  game: string;
  /** in seconds since 1970: the next page */
  before?: number;
  most?: number;
}

/** On which seat; who asks may look at the round. */
export interface PlayDeal {
  name: string;
  level?: Level;
  /** a bot is named in it: `de`, `fr-CH` */
  language?: string;
  secret: string;
  seat: number;
}

/** A starred film is kept for as long as its player comes; there may be ten. */
export interface StarWanted {
  secret: string;
  starred?: boolean;
}

/** A moment of a round in which one sat, for anybody to look at who is given the link. */
export interface ShareWanted {
  secret: string;
  /** ms since the deal; outside of the round: the nearest */
  at: number;
  /** whose view; left out: the whole table's */
  seat?: number;
  /** of everybody; left out: the numbers of their seats */
  names?: boolean;
}

/** Nobody shall look at it any more. */
export interface ShareEnded {
  secret: string;
  token: string;
}

export interface OfTable {
  /** the code of a table */
  code: string;
}

export interface TableMade {
  code: string;
  /** to invite others with */
  link: string;
}

/** Who has this token has the seat: keep it, and show it to nobody. */
export interface SeatTaken {
  code: string;
  link: string;
  token: string;
  secret: string;
}

/** A television shows the code, and asks with the token where it is wanted, for so many seconds. */
export interface ScreenCode {
  code: string;
  token: string;
  seconds: number;
}

export interface ScreenToken {
  token: string;
}

/** The table, and the token by which the television comes in; left out until a host has answered. */
export interface ScreenAnswer {
  table?: string;
  token?: string;
}

/** The host, who has this token of a seat, lets the television in that shows this code. */
export interface ShowOnScreen {
  /** the code that the television shows */
  screen: string;
  /** the code of the table */
  table: string;
  /** of the host's seat */
  token: string;
}

/** An option: in words for a person, and as data for a client that offers it. */
export interface OptionCard {
  name: string;
  allowed: string;
  default: string;
  does: string;
  kind: "by_seat" | "choice" | "number" | "switch" | "text";
  /** the rulebook's value, as it is set over the line */
  official: boolean | number | string | number[] | null;
  /** of a number, or of each number by seat: lowest and highest */
  range?: [number, number];
  /** of a choice */
  values?: (string | number)[];
  /** what it is if nobody chooses, for each number of players from the fewest on; left out: what is official */
  by_players?: (boolean | number | string | number[] | null)[];
}

/** A length of a match, for each number of players, from the fewest on. */
export interface LengthCard {
  name: Length;
  /** how many; empty: as many as the rulebook takes */
  rounds?: number[];
  /** how long it takes at the table, in round figures, with each level of bots from the weakest on; empty: not known, or there may be no end to it */
  seconds?: number[][];
}

export interface GameCard {
  name: GameName;
  title: string;
  /** the fewest and the most */
  players: [number, number];
  version: number;
  options: OptionCard[];
  lengths: LengthCard[];
  /** options that say how far a match goes where no length does */
  goals: string[];
}

export interface Games {
  games: GameCard[];
}

export interface Tables {
  tables: TableCard[];
}

/** A table, whether or not somebody is there. One that sleeps is woken by whoever comes to /ws/CODE. */
export interface TableFacts {
  code: string;
  game: GameName;
  players: string[];
  bots: number;
  seats: number;
  public: boolean;
  /** left out while the table sleeps */
  phase?: Phase;
}

/** A table at which somebody sits or waits, told to them alone. */
export interface MyTable {
  code: string;
  game: GameName;
  /** when something last happened there, in seconds since 1970 */
  touched: number;
  /** the other people */
  players: string[];
  bots: number;
  seat?: number;
  /** for a seat */
  waiting?: boolean;
  round?: number;
  /** left out while the table sleeps */
  phase?: Phase;
  /** the match is; the table may sleep meanwhile */
  over?: boolean;
  /** a bot plays for you */
  bot?: boolean;
  /** you have a line to it, here or elsewhere */
  here?: boolean;
  /** others whom the next round waits for */
  awaited?: string[];
  awaits_you?: boolean;
}

export interface MyTables {
  tables: MyTable[];
}

/** A round that is over. */
export interface RoundFacts {
  round: number;
  points: number[];
  /** there is one; else there are the scores only */
  film?: boolean;
  /** it could not be read any more, and was dealt again */
  void?: boolean;
  /** they sat in it, and its table lets them share it */
  shareable?: boolean;
}

/** A match in which somebody sat or watched, told to them alone; times in seconds since 1970. */
export interface MyMatch {
  id: string;
  game: string;
  began: number;
  players: string[];
  /** of all rounds */
  points: number[];
  /** those that they may look at */
  rounds: RoundFacts[];
  /** left out while it is played */
  ended?: number;
  winners?: number[];
  /** left out for who only watched */
  seat?: number;
  /** of their seat, from 1 on */
  place?: number;
  /** that a bot has played for them */
  bot_rounds?: number;
  /** they left before the end */
  left?: boolean;
  starred_rounds?: number[];
  /** a deal that has been played before, at a table of one's own: it counts for nothing */
  given?: boolean;
  /** on which people sat at last, not bots */
  people?: number[];
}

/** The last one first. */
export interface MyMatches {
  matches: MyMatch[];
  more: boolean;
}

/** What a round was like for who played it; `made` is when it was over, in seconds since 1970. */
export interface OwnRound {
  match: string;
  round: number;
  made: number;
  points: number;
  /** the shortest first; of very many, some that stand for all */
  reactions?: number[];
  taken?: number;
  /** that could be taken; 0: nothing is known of this round */
  chances?: number;
  races_won?: number;
  races_lost?: number;
  /** what adult bots make of the same deal, if somebody has asked */
  par?: number;
}

/** The last round first. Are some `pending`, there are rounds that were not looked at yet: ask again. */
export interface MyFigures {
  rounds: OwnRound[];
  more: boolean;
  pending: boolean;
}

/** All that there is of a round whose film is gone, or can't be read any more. */
export interface RoundScores {
  film: 0;
  why: "gone" | "unreadable";
  game: string;
  round: number;
  players: string[];
  points: number[];
}

/** A moment that somebody shares, told to them alone; times of the day in seconds since 1970. */
export interface MyShare {
  token: string;
  /** for whoever is to look at it */
  link: string;
  match: string;
  round: number;
  game: string;
  at: number;
  names: boolean;
  made: number;
  /** when it ends by itself */
  until: number;
  /** whose view; left out: the whole table's */
  seat?: number;
}

/** Those that are not over, the last one first. */
export interface MyShares {
  shares: MyShare[];
}

export interface Ended {
  ended: boolean;
}

/**
 * What whoever has the token is told: a round, the moment at which to begin, and of whose figures there
 * is more. Without names, each is the number of a seat.
 */
export interface SharedMoment {
  game: string;
  round: number;
  at: number;
  until: number;
  players: string[];
  /** of the round */
  points: number[];
  /** of who shares it: their figures are told */
  owner: number;
  names: boolean;
  /** there is one; else there are the scores only */
  film: boolean;
  /** whose view; left out: the whole table's */
  seat?: number;
}

export interface Star {
  starred: boolean;
}

/** A match that is over; times in seconds since 1970. */
export interface MatchFacts {
  id: string;
  game: GameName;
  version: number;
  began: number;
  ended: number;
  players: string[];
  totals: number[];
  winners: number[];
}

export interface Matches {
  matches: MatchFacts[];
}

export interface RulesOf {
  name: string;
  title: string;
}

export interface Rules {
  rules: RulesOf[];
}

export interface Health {
  status: string;
}
