// What can be set at a table, read from what the house says about each option. Pure.

import type { OptionCard } from "../../net/wire_rest";

export type Value = OptionCard["official"];

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

/** How quick a hand may be is for programs, and false calls count only where they are possible. */
export function shown(options: OptionCard[], values: Record<string, Value>): OptionCard[] {
  return options.filter(({ name }) => {
    if (name === "pace") return false;
    return name !== "false_call" || values.mistakes === "called";
  });
}

/** What a change makes of all the options: some only make sense together. */
export function changed(
  values: Record<string, Value>,
  name: string,
  value: Value,
  options: OptionCard[],
): Record<string, Value> {
  const next = { ...values, [name]: value };
  const falseCall = options.find((option) => option.name === "false_call");
  if (falseCall && next.mistakes !== "called") next.false_call = falseCall.official;
  return next;
}

/** A number for each seat, also for those who have sat down since; too many in all: the same for everybody. */
export function bySeat(values: number[] | null, players: number, { from, to }: Range): number[] | null {
  if (!values) return null;
  const evenly = Math.max(from, Math.floor((to + 1) / Math.max(1, players)));
  const adapted = Array.from({ length: players }, (_, seat) => values[seat] ?? evenly);
  return adapted.reduce((sum, value) => sum + value, 0) > to + 1 ? null : adapted;
}

/** What the options become when as many sit down as do now; null if they are right as they are. */
export function fitted(
  values: Record<string, Value>,
  options: OptionCard[],
  players: number,
): Record<string, Value> | null {
  const next = { ...values };
  for (const option of options) {
    const value = values[option.name];
    if (option.kind === "by_seat" && Array.isArray(value))
      next[option.name] = bySeat(value, players, rangeOf(option));
  }
  return JSON.stringify(next) === JSON.stringify(values) ? null : next;
}
