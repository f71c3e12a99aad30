// What can be set at a table, read from what the house says about each option. Pure.

import type { GameName } from "../../net/wire";
import type { OptionCard } from "../../net/wireRest";
import type { OptionsLook, OptionsOf, OptionValue } from "../../table/game";

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
  return JSON.stringify(value) === JSON.stringify(option.official);
}

type Values = Record<string, Value>;
type Look = OptionsLook<GameName> | undefined;

/** How quick a hand may be is for programs, and a game hides what makes no sense. */
export function shown(options: OptionCard[], values: Values, look: Look): OptionCard[] {
  return options.filter(({ name }) => name !== "pace" && !isHidden(name, values, look));
}

/** What a change makes of all the options: what is hidden by it is as the rulebook says. */
export function changed(
  values: Values,
  name: string,
  value: Value,
  options: OptionCard[],
  look: Look,
): Values {
  const next = { ...values, [name]: value };
  for (const option of options) if (isHidden(option.name, next, look)) next[option.name] = option.official;
  return next;
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
