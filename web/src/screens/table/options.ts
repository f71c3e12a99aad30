// What can be set at a table, read from what the house says about each option. Pure.

import type { OptionCard } from "../../net/wire_rest";

export type Value = boolean | number | string | number[] | null;

export interface Range {
  from: number;
  to: number;
}

export type Kind =
  | { kind: "switch" }
  | ({ kind: "number" } & Range)
  | { kind: "choice"; values: string[] }
  /** one number for each seat, or nothing */
  | ({ kind: "by seat" } & Range)
  | { kind: "text" };

export function kindOf({ allowed }: OptionCard): Kind {
  if (allowed === "on or off") return { kind: "switch" };
  const [from = 0, to = 0] = (allowed.match(/from (-?\d+) to (-?\d+)/) ?? []).slice(1).map(Number);
  if (allowed.startsWith("a list")) return { kind: "by seat", from, to };
  if (allowed.startsWith("a whole number")) return { kind: "number", from, to };
  if (allowed.startsWith("a text")) return { kind: "text" };
  return { kind: "choice", values: allowed.split(" or ") };
}

/** The official value, as it is on the wire. */
export function defaultOf(option: OptionCard): Value {
  const kind = kindOf(option);
  switch (kind.kind) {
    case "switch":
      return option.default === "on";
    case "number":
      return Number(option.default);
    case "by seat":
      return option.default ? option.default.split(",").map(Number) : null;
    case "choice":
      return read(option.default);
    case "text":
      return option.default;
  }
}

/** A choice among numbers is a number on the wire. */
export function read(value: string): string | number {
  return /^-?\d+$/.test(value) ? Number(value) : value;
}

export function isOfficial(option: OptionCard, value: Value): boolean {
  return JSON.stringify(value) === JSON.stringify(defaultOf(option));
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
  if (falseCall && next.mistakes !== "called") next.false_call = defaultOf(falseCall);
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
    const kind = kindOf(option);
    const value = values[option.name];
    if (kind.kind === "by seat" && Array.isArray(value)) next[option.name] = bySeat(value, players, kind);
  }
  return JSON.stringify(next) === JSON.stringify(values) ? null : next;
}
