// The steps that the lessons of the stacking games have in common: the deal, how they begin, and how they end.

import type { Card } from "../../../net/wire";
import { type Move, PUPIL, type Step } from "../../../table/lesson";
import type { StackingGame } from "../game";
import type { StackingAreaView as Area, StackingSnapshot } from "../wire";
import { keyOf, own, pile } from "./looks";

// Only satisfied, not declared: so a step or a move fits either game.
type StackingMove = Move<StackingGame>;
type StackingStep = Step<StackingGame>;

export const SEEN = ["onto"];

export const OPTIONS = {
  pace: "human",
  stop: "automatic",
  mistakes: "refused",
  false_call: -1,
} as const;

/** The end of a round: so many cards are left in the stocks, and the last of the pupil's row is the game's own. */
export function deal(pupil: number, bot: number, last: Card): StackingSnapshot {
  const areas = [
    area(["blue", 6], pupil, ["green", 9], ["red", 1], ["yellow", 2], ["red", 6], last),
    area(["green", 5], bot, ["red", 3], ["yellow", 1], ["yellow", 2], ["blue", 9], ["red", 5]),
  ];
  return { phase: "racing", areas, piles: [] };
}

function area(top: Card, left: number, ...row: Card[]): Area {
  return {
    row: row.map((card) => [card]),
    stock_top: top,
    stock_count: left,
    visible: null,
    hand_count: 25,
    turned_count: 0,
    false_calls: 0,
  };
}

/** Until the hand is known; `third` lies on the pupil's stock after two cards of it. */
export function firstSteps(third: Card) {
  return [
    { id: "goal", look: () => [own("stock")] },
    {
      id: "one",
      wants: { command: { do: "start", card: ["red", 1] }, ahead: { stock: ["red", 2] } },
      look: () => [own(1)],
      keys: () => keyOf(1),
    },
    {
      id: "next",
      wants: { command: { do: "play", card: ["red", 2] }, ahead: { stock: third } },
      follows: [{ command: { do: "play", card: ["red", 3] }, ahead: { stock: ["blue", 7] } }],
      look: () => [own("stock"), pile(0)],
      keys: () => keyOf("stock"),
    },
    {
      id: "turn",
      wants: { command: { do: "turn" }, ahead: { turn: ["red", 4] } },
      look: () => [own("hand")],
      keys: () => keyOf("hand"),
    },
    {
      id: "hand",
      wants: { command: { do: "play", card: ["red", 4] }, ahead: { under: ["blue", 10] } },
      follows: [{ command: { do: "start", card: ["yellow", 1] }, ahead: { stock: ["green", 8] } }],
      look: () => [own("turned"), pile(0)],
      keys: () => keyOf("turned"),
    },
  ] satisfies StackingStep[];
}

export const lostRace = {
  id: "race",
  wants: { command: { do: "play", card: ["yellow", 2] } },
  rival: { command: { do: "play", card: ["yellow", 2] }, ahead: { stock: ["red", 10] } },
  look: () => [own(2), pile(1)],
  keys: () => keyOf(2),
} satisfies StackingStep;

/** What the bot has to lay before the pupil's last card fits. */
export const five = {
  command: { do: "play", card: ["red", 5] },
  ahead: { stock: ["blue", 4] },
} satisfies StackingMove;

export const stop = {
  id: "stop",
  wants: {
    command: { do: "play", card: ["red", 6] },
    brings: [{ event: "race_stopped", ending: "stop", by: PUPIL }],
  },
  look: () => [own(3), pile(0)],
  keys: () => keyOf(3),
} satisfies StackingStep;

/** Each card that is left in the bot's stock costs two. */
export function count(left: number) {
  return {
    id: "count",
    look: () => [],
    bill: [
      { id: "middle", points: [4, 4] },
      { id: "stock", points: [0, -2 * left] },
    ],
  } satisfies StackingStep;
}
