// The engine's golden rounds, as tools/make_golden.py wrote them.

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { GameName, Games } from "../src/net/wire";
import type { CommandOf, EventOf, OptionsOf, RoundOf, Rules } from "../src/table/game";

const GAMES = fileURLToPath(new URL("../../tests/games", import.meta.url));

export type AnyRules = Rules<GameName>;
export type AnyRound = RoundOf<GameName>;
export type AnyCommand = CommandOf<GameName>;
export type AnyEvent = EventOf<GameName>;
export type AnyOptions = OptionsOf<GameName>;

export interface Head {
  game: GameName;
  options: AnyOptions;
  players: number;
  view: AnyRound;
}

export interface Step {
  legal: (AnyCommand[] | null)[];
  refused: { seat: number; command: AnyCommand; rule: string }[];
  seat: number;
  command: AnyCommand;
  events: AnyEvent[];
  view?: AnyRound;
}

export interface Golden {
  name: string;
  head: Head;
  steps: Step[];
}

const modules = import.meta.glob<{ rules: AnyRules }>("../src/games/*/rules.ts", { eager: true });

/** Of every game that has a folder. */
export const RULES = Object.fromEntries(
  Object.entries(modules).map(([path, { rules }]) => [path.split("/").at(-2), rules]),
) as Record<keyof Games, AnyRules>;

/** Of one game, or of all: those in its folder of tests. */
export function goldenRounds(game?: GameName): Golden[] {
  const folders = game ? [game] : Object.keys(RULES);
  return folders.flatMap((name) => roundsIn(`${GAMES}/${name}/golden`));
}

function roundsIn(folder: string): Golden[] {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((name) => name.endsWith(".jsonl") && !name.includes(".match."));
  return names.map((name) => read(folder, name));
}

function read(folder: string, name: string): Golden {
  const lines = readFileSync(`${folder}/${name}`, "utf8").trimEnd().split("\n");
  const [head, ...steps] = lines.map((line) => JSON.parse(line));
  return { name, head, steps };
}

/** The round at each step, before it, and the step. */
export function* played({ head, steps }: Golden): Generator<[AnyRound, Step]> {
  const rules = RULES[head.game];
  let round = head.view;
  for (const step of steps) {
    yield [round, step];
    for (const event of step.events) round = rules.fold(round, event, head.options);
  }
}

/** Whoever changes it in place is told so. */
export function frozen<T>(value: T): T {
  if (typeof value === "object" && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) frozen(part);
  }
  return value;
}
