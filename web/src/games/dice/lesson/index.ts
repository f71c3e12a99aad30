// The lesson of the dice game, step by step.

import { type Lesson, type Look, PUPIL, type Step } from "../../../table/lesson";
import { t } from "../../../words/words";
import { keyOfColour, ROLL_KEY } from "../keyboard";
import type { DieColour } from "../tray";
import type { DiceDie } from "../wire";
import { words as raceWords } from "../words";
import { load, words } from "./words";

/** Own dice are buttons by their names. */
function die([colour, face]: DiceDie): Look {
  return { at: `button[aria-label="${raceWords().race.die(t().inks[colour], face)}"]:not(:disabled)` };
}

/** The place that its row wants filled: behind the band and the sign. */
function place([colour, face]: DiceDie): Look {
  return {
    at: `li[aria-label="${raceWords().race.row(t().inks[colour], face)}"] > div:nth-child(${face + 2})`,
  };
}

/** The last of the own buttons; the others are dice. */
const cup: Look = { at: "fieldset > button:last-of-type" };
const dice: Look = { at: "fieldset > button:not(:last-of-type)" };

function placing(of: DiceDie): Pick<Step<"dice">, "wants" | "look" | "keys"> {
  return {
    wants: { command: { do: "place", die: of } },
    look: () => [die(of), place(of)],
    keys: () => [keyOfColour(of[0] as DieColour)],
  };
}

function rolling(...rolled: DiceDie[]): Pick<Step<"dice">, "wants" | "look" | "keys"> {
  return {
    wants: { command: { do: "roll" }, brings: [{ event: "rolled", seat: PUPIL, dice: rolled }] },
    look: () => [cup],
    keys: () => [ROLL_KEY],
  };
}

const steps: Step<"dice">[] = [
  { id: "goal", look: () => [dice] },
  { id: "one", ...placing(["red", 1]) },
  { id: "next", ...placing(["red", 2]), follows: [{ command: { do: "place", die: ["blue", 1] } }] },
  { id: "anybody", ...placing(["blue", 2]) },
  { id: "roll", ...rolling(["yellow", 1], ["green", 1]) },
  { id: "race", ...placing(["green", 1]), rival: { command: { do: "place", die: ["green", 1] } } },
  { id: "lost", ...placing(["yellow", 1]) },
  { id: "again", ...rolling(["green", 2]) },
  {
    id: "stop",
    ...placing(["green", 2]),
    wants: {
      command: { do: "place", die: ["green", 2] },
      brings: [{ event: "race_stopped", ending: "stop", by: PUPIL }],
    },
  },
  { id: "count", look: () => [], bill: [{ id: "left", points: [3, -3] }] },
];

const lesson: Lesson<"dice"> = {
  options: { pace: "human", rounds_per_player: 3, dice: [5, 5] },
  round: {
    phase: "racing",
    cups: [0, 0],
    rows: {},
    dice: [
      [
        ["red", 1],
        ["red", 2],
        ["yellow", 4],
        ["green", 5],
        ["blue", 2],
      ],
      [
        ["red", 6],
        ["yellow", 3],
        ["green", 1],
        ["blue", 1],
        ["blue", 5],
      ],
    ],
    rolls: [1, 1],
  },
  steps,
  load,
  words,
};

export default lesson;
