// The rules of the client say what the engine said, at every step of every golden round.

import { describe, expect, test } from "vitest";
import type { GameName } from "../src/net/wire";
import type { AheadOf } from "../src/table/game";
import { isForeseeable } from "./everything";
import { type AnyEvent, type AnyRound, frozen, goldenRounds, played, RULES, type Step } from "./golden";

type Ahead = AheadOf<GameName>;

const rounds = goldenRounds();

test("every game has golden rounds", () => {
  expect(new Set(rounds.map(({ head }) => head.game))).toEqual(new Set(Object.keys(RULES)));
});

describe.each(rounds.map((golden) => [golden.name, golden] as const))("%s", (_, golden) => {
  const { head, steps } = golden;
  const rules = RULES[head.game];
  const predict = (round: AnyRound, seat: number, command: Step["command"], ahead: Ahead | null = null) =>
    rules.predict({ round, options: head.options, ahead }, seat, command);

  test("folded views are the engine's, and nothing is changed in place", () => {
    let round = frozen(head.view);
    for (const step of steps) {
      for (const event of step.events) {
        expect(rules.concerns(event)).toBe(true);
        round = frozen(rules.fold(round, frozen(event), head.options));
      }
      if (step.view) expect(round).toEqual(step.view);
    }
  });

  test("what is legal is foreseen, what is refused is not", () => {
    for (const [round, { legal, refused }] of played(golden)) {
      for (const [seat, commands] of legal.entries())
        for (const command of commands ?? [])
          expect(predict(round, seat, command), JSON.stringify([seat, command])).not.toBeNull();
      for (const { seat, command, rule } of refused)
        expect(predict(round, seat, command), JSON.stringify([rule, seat, command])).toBeNull();
    }
  });

  test("what was done makes happen what was foreseen", () => {
    for (const [round, step] of played(golden)) {
      const { seat, command, events } = step;
      if (seat < 0) continue;
      const foreseen = predict(round, seat, command) ?? [];
      if (isForeseeable(head.game, step, golden)) expect(foreseen.length).toBeGreaterThan(0);
      expect(foreseen).toEqual(foreseen.map((event, n) => asFarAsKnown(events[n], event)));
    }
  });

  test("with cards sent ahead, it is foreseen to the letter", () => {
    for (const [round, { seat, command, events }] of played(golden)) {
      if (seat < 0) continue;
      const foreseen = predict(round, seat, command, hindsight(events)) ?? [];
      expect(foreseen).toEqual(events.slice(0, foreseen.length));
    }
  });
});

/** What happened, without the card that came to light if that was not foreseen. */
function asFarAsKnown(happened: AnyEvent | undefined, foreseen: AnyEvent): Partial<AnyEvent> | undefined {
  if (!happened || !("shows" in happened) || "shows" in foreseen) return happened;
  const { shows: _, ...rest } = happened;
  return rest;
}

/** As if the house had sent ahead what then came to light, whatever a game calls it. */
function hindsight([event]: AnyEvent[]): Ahead | null {
  if (!event || !("shows" in event)) return null;
  const { shows } = event;
  return new Proxy({}, { get: () => shows }) as Ahead;
}
