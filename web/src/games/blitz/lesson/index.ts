import { area, keyOf, own, pile, racing, shout } from "../../../mechanics/stacking/lesson";
import { BOT, type Lesson, PUPIL, type Step } from "../../../table/lesson";
import { load, words } from "./words";

/** The end of a round: four cards are left in the pupil's Blitz pile. */
const round = racing(
  area({ top: ["blue", 6], count: 4 }, 25, ["green", 9], ["red", 1], ["yellow", 2], ["red", 6], ["blue", 5]),
  area(
    { top: ["green", 5], count: 8 },
    25,
    ["red", 3],
    ["yellow", 1],
    ["yellow", 2],
    ["blue", 9],
    ["red", 5],
  ),
);

const steps: Step<"blitz">[] = [
  { id: "goal", look: () => [own("stock")] },
  {
    id: "one",
    wants: { command: { do: "start", card: ["red", 1] }, ahead: { stock: ["red", 2] } },
    look: () => [own(1)],
    keys: () => keyOf(1),
  },
  {
    id: "next",
    wants: { command: { do: "play", card: ["red", 2] }, ahead: { stock: ["blue", 8] } },
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
  {
    id: "race",
    wants: { command: { do: "play", card: ["yellow", 2] } },
    rival: { command: { do: "play", card: ["yellow", 2] }, ahead: { stock: ["red", 10] } },
    look: () => [own(2), pile(1)],
    keys: () => keyOf(2),
  },
  {
    id: "build",
    wants: {
      command: { do: "build", card: ["blue", 8], place: 0, top: ["green", 9] },
      ahead: { stock: ["green", 4] },
    },
    options: { mistakes: "called" },
    follows: [
      {
        command: { do: "play", card: ["red", 10], onto: { pile: 0, top: ["red", 4] } },
        ahead: { stock: ["blue", 4] },
      },
    ],
    look: () => [own("stock"), own(0)],
    keys: () => keyOf("stock"),
  },
  {
    id: "dutch",
    wants: {
      command: { do: "dutch" },
      brings: [{ event: "returned", seat: BOT, card: ["red", 10], pile: 0, to: "stock" }],
    },
    follows: [{ command: { do: "play", card: ["red", 5] }, ahead: { stock: ["blue", 4] } }],
    look: () => [shout("dutch"), pile(0)],
    keys: () => keyOf("dutch"),
  },
  {
    id: "stop",
    options: { mistakes: "refused" },
    wants: {
      command: { do: "play", card: ["red", 6] },
      brings: [{ event: "race_stopped", ending: "stop", by: PUPIL }],
    },
    look: () => [own(3), pile(0)],
    keys: () => keyOf(3),
  },
  {
    id: "count",
    look: () => [],
    bill: [
      { id: "middle", points: [4, 4] },
      { id: "stock", points: [0, -8] },
    ],
  },
];

const lesson: Lesson<"blitz"> = {
  options: {
    pace: "human",
    target: 75,
    blocked: "rotate",
    stop: "automatic",
    mistakes: "refused",
    false_call: -1,
    advanced: true,
  },
  round,
  steps,
  load,
  words,
};

export default lesson;
