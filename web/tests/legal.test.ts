// What the client's rules find legal is what the engine lists, no more and no less.

import { describe, expect, test } from "vitest";
import type { GameName } from "../src/net/wire";
import { type Command, EVERYTHING, type Everything } from "./everything";
import { type AnyCommand, type Golden, goldenRounds, played, RULES } from "./golden";

/** For each step and seat: what the client would accept of all that could be tried, and what the engine lists. */
function* compared(golden: Golden, everything: Everything): Generator<[string[], string[]]> {
  const { options, game } = golden.head;
  for (const [round, { legal }] of played(golden))
    for (const [seat, listed] of legal.entries()) {
      if (!listed) continue;
      const tried = everything(round as never, seat, golden) as AnyCommand[];
      const accepted = tried.filter((command) =>
        RULES[game].predict({ round, options, ahead: null }, seat, command),
      );
      yield [inWords(accepted), inWords(listed)];
    }
}

function inWords(commands: readonly Command[]): string[] {
  return commands.map((command) => JSON.stringify(Object.entries(command).sort())).sort();
}

describe.each(EVERYTHING)("%s", (game, everything) => {
  const rounds = goldenRounds(game as GameName);
  test.each(rounds.map((golden) => [golden.name, golden] as const))("%s", (_, golden) => {
    for (const [accepted, listed] of compared(golden, everything)) expect(accepted).toEqual(listed);
  });
});
