// The lesson of Dutch Blitz, step by step.

import { keyOf, own, pile, shout } from "../../../mechanics/stacking/lesson/looks";
import {
  count,
  deal,
  firstSteps,
  five,
  lostRace,
  OPTIONS,
  SEEN,
  stop,
} from "../../../mechanics/stacking/lesson/steps";
import { BOT, type Lesson, type Step } from "../../../table/lesson";
import { load, words } from "./words";

const build: Step<"blitz"> = {
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
};

const dutch: Step<"blitz"> = {
  id: "dutch",
  wants: {
    command: { do: "dutch" },
    brings: [{ event: "returned", seat: BOT, card: ["red", 10], pile: 0, to: "stock" }],
  },
  follows: [five],
  look: () => [shout("dutch"), pile(0)],
  keys: () => keyOf("dutch"),
};

const lesson: Lesson<"blitz"> = {
  options: { ...OPTIONS, target: 75, blocked: "rotate", advanced: true },
  round: deal(4, 8, ["blue", 5]),
  steps: [
    ...firstSteps(["blue", 8]),
    lostRace,
    build,
    dutch,
    { ...stop, options: { mistakes: "refused" } },
    count(4),
  ],
  seen: SEEN,
  load,
  words,
};

export default lesson;
