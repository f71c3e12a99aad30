// What is asked of the house without a line, and what it answers.
// Made from the house's own types by `python -m tools.make_wire`; don't edit.

import type { GameName, Level, Options, Phase, TableCard, TableSettings } from "./wire";

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

/** An option: in words for a person, and as data for a client that offers it. */
export interface OptionCard {
  name: string;
  allowed: string;
  default: string;
  does: string;
  kind: "by_seat" | "choice" | "number" | "switch" | "text";
  /** the default, as it is set over the line */
  official: boolean | number | string | number[] | null;
  /** of a number, or of each number by seat: lowest and highest */
  range?: [number, number];
  /** of a choice */
  values?: (string | number)[];
}

export interface GameCard {
  name: GameName;
  title: string;
  /** the fewest and the most */
  players: [number, number];
  version: number;
  options: OptionCard[];
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
