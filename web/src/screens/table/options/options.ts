// The options of a table, read from what the house says about each option. Pure.

import type { GameName, TableState } from "../../../net/wire";
import type { GameCard, OptionCard } from "../../../net/wireRest";
import type { OptionsLook, OptionsOf, OptionValue } from "../../../table/game";

export type Value = OptionValue;

export interface Range {
  from: number;
  to: number;
}

/** Of a number, or of one for each seat. */
export function rangeOf({ range }: OptionCard): Range {
  const [from, to] = range ?? [0, 0];
  return { from, to };
}

export function isOfficial(option: OptionCard, value: Value): boolean {
  return isSame(value, option.official);
}

function isSame(one: Value, other: Value): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

type Values = Record<string, Value>;
type Look = OptionsLook<GameName> | undefined;

/** All that is set at a table, and of that what people have chosen. */
export const valuesOf = ({ options }: TableState): Values => options as unknown as Values;
export const chosenOf = ({ chosen }: TableState): Values => chosen ?? {};

/** What an option is for so many players, if nobody chooses. */
export function usualOf(option: OptionCard, card: GameCard, players: number): Value {
  const [fewest, most] = card.players;
  const at = Math.min(Math.max(players, fewest), most) - fewest;
  return option.by_players ? (option.by_players[at] ?? null) : option.official;
}

/** The rules of a match: how long it is stands elsewhere. */
export function rulesOf({ options, goals }: GameCard): OptionCard[] {
  return options.filter(({ name }) => name !== "length" && !goals.includes(name));
}

/** Every rule is as usual for so many players: then it is known how long a match takes. */
export function isUsual(card: GameCard, values: Values, players: number): boolean {
  return rulesOf(card).every((option) => isSame(values[option.name] ?? null, usualOf(option, card, players)));
}

/** Rules that nobody has chosen, and that are not the rulebook's. */
export function departures(card: GameCard, values: Values, chosen: Values, players: number): OptionCard[] {
  return rulesOf(card).filter((option) => {
    const usual = usualOf(option, card, players);
    const departs = !isOfficial(option, usual) && isSame(values[option.name] ?? null, usual);
    return departs && !(option.name in chosen);
  });
}

/** How quick a hand may be is for programs, how long a match is stands elsewhere, and a game hides what makes no sense. */
export function shown(card: GameCard, values: Values, look: Look): OptionCard[] {
  return card.options.filter(({ name }) => {
    if (name === "pace" || name === "length" || isHidden(name, values, look)) return false;
    return !card.goals.includes(name) || (counts(values) && values[name] != null);
  });
}

/** Whether the goal among the options is that of the match: the rulebook's, or one of the table's own. */
function counts(values: Values): boolean {
  return values.length == null || values.length === "rulebook";
}

/** What has been chosen after one more choice: what is hidden by it is as usual, and a goal needs no length. */
export function withOption(chosen: Values, name: string, value: Value, card: GameCard, look: Look): Values {
  const next = { ...chosen, [name]: value };
  if (card.goals.includes(name)) delete next.length;
  const values = { ...officially(card.options), ...next };
  for (const option of card.options) if (isHidden(option.name, values, look)) delete next[option.name];
  return next;
}

/** A length says how far a match goes. */
export function withLength(chosen: Values, length: string, { goals }: GameCard): Values {
  return { ...without(chosen, goals), length };
}

/** Every rule as in the rulebook, also where another one is usual; the length stays. */
export function asInRulebook(chosen: Values, card: GameCard): Values {
  const rules = rulesOf(card);
  const departing = rules.filter((option) => option.by_players);
  const kept = without(
    chosen,
    rules.map(({ name }) => name),
  );
  return { ...kept, ...officially(departing) };
}

/** As the rulebook has them. */
export function officially(options: readonly OptionCard[]): Values {
  return Object.fromEntries(options.map(({ name, official }) => [name, official]));
}

function without(values: Values, names: readonly string[]): Values {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)));
}

function isHidden(name: string, values: Values, look: Look): boolean {
  return look?.hides?.(name, values as unknown as OptionsOf<GameName>) ?? false;
}

/** A number for each seat, also for those who have sat down since; too many in all: the same for everybody. */
export function bySeat(values: number[] | null, players: number, { from, to }: Range): number[] | null {
  if (!values) return null;
  const evenly = Math.max(from, Math.floor((to + 1) / Math.max(1, players)));
  const adapted = Array.from({ length: players }, (_, seat) => values[seat] ?? evenly);
  return adapted.reduce((sum, value) => sum + value, 0) > to + 1 ? null : adapted;
}

/** What the options become when as many sit down as do now; null if they are right as they are. */
export function fitted(values: Values, options: OptionCard[], players: number): Values | null {
  const next = { ...values };
  for (const option of options) {
    const value = values[option.name];
    if (option.kind === "by_seat" && Array.isArray(value))
      next[option.name] = bySeat(value, players, rangeOf(option));
  }
  return JSON.stringify(next) === JSON.stringify(values) ? null : next;
}
