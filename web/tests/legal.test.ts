// What the client's rules find legal is what the engine lists, no more and no less.

import { describe, expect, test } from "vitest";
import { CARDS, inOrder } from "../src/games/board/rulebook/cards";
import { legalLays, legalPays } from "../src/games/board/rulebook/laying";
import { boardOf } from "../src/games/board/rulebook/squares";
import type { BoardOptions, BoardSnapshot } from "../src/games/board/wire";
import type { DiceSnapshot } from "../src/games/dice/wire";
import { openCards } from "../src/mechanics/stacking/area";
import type { StackingSnapshot } from "../src/mechanics/stacking/wire";
import { type AnyCommand, type Golden, goldenRounds, played, RULES } from "./golden";

type Command = { do: string };

/** For each step and seat: what the client would accept of all that could be tried, and what the engine lists. */
function* compared(
  golden: Golden,
  everything: (round: never, seat: number, golden: Golden) => Command[],
): Generator<[string[], string[]]> {
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

function anyStacking(round: StackingSnapshot, seat: number, { head }: Golden): Command[] {
  const area = round.areas[seat];
  if (!area) return [];
  const named = "mistakes" in head.options && head.options.mistakes === "called";
  const aims = round.piles.flatMap(({ cards, owners }, pile) =>
    cards.length ? [{ pile, top: cards.at(-1), ...(named && { owner: owners.at(-1) }) }] : [],
  );
  return [
    ...openCards(area).flatMap((card) => [
      { do: "start", card },
      ...aims.map((onto) => ({ do: "play", card, onto })),
      ...area.row.map((pile, place) => ({ do: "build", card, place, top: pile.at(-1) })),
    ]),
    ...["turn", "stop", "dutch"].map((word) => ({ do: word })),
  ];
}

function anyDice(round: DiceSnapshot, seat: number): Command[] {
  const dice = new Map((round.dice[seat] ?? []).map((die) => [String(die), die]));
  return [...[...dice.values()].map((die) => ({ do: "place", die })), { do: "roll" }];
}

function anyBoard(round: BoardSnapshot, seat: number, { head }: Golden): Command[] {
  const options = head.options as BoardOptions;
  const squares = [...boardOf(round.board).colours.keys()];
  const cards = round.cards.map(({ card }) => card);
  const judged = [...new Map(cards.map((card) => [String(card), card])).values()];
  return [
    ...legalLays(round, options, seat),
    ...legalPays(round, options, seat),
    ...squares.map((square) => ({ do: "place_token", square })),
    ...judged.flatMap((card) => [true, false].map((right) => ({ do: "judge", card, right }))),
    ...choices(round, seat),
    { do: "turn_up" },
  ];
}

/** As many as are due, of all cards. */
function choices({ duties, aside }: BoardSnapshot, seat: number): Command[] {
  const due = duties[seat];
  if (!due) return [{ do: "choose" }];
  return combinations(CARDS, due.on ?? 0).flatMap((on) =>
    combinations(inOrder([...(aside[seat] ?? []), ...on]), due.off ?? 0).map((off) => {
      return { do: "choose", ...(on.length && { on }), ...(off.length && { off }) };
    }),
  );
}

function combinations<T>(things: readonly T[], count: number): T[][] {
  if (!count) return [[]];
  return things.flatMap((thing, n) =>
    combinations(things.slice(n + 1), count - 1).map((rest) => [thing, ...rest]),
  );
}

describe.each([
  ["ligretto", anyStacking],
  ["blitz", anyStacking],
  ["dice", anyDice],
  ["board", anyBoard],
] as const)("%s", (game, everything) => {
  test.each(goldenRounds(game).map((golden) => [golden.name, golden] as const))("%s", (_, golden) => {
    for (const [accepted, listed] of compared(golden, everything)) expect(accepted).toEqual(listed);
  });
});
