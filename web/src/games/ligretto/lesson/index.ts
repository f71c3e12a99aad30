// The lesson of Ligretto, step by step.

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
import type { Lesson } from "../../../table/lesson";
import { load, words } from "./words";

const lesson: Lesson<"ligretto"> = {
  options: { ...OPTIONS, target: 99, blocked: "end", advanced: false },
  round: deal(3, 7, ["blue", 8]),
  steps: [...firstSteps(["green", 4]), { ...lostRace, follows: [five] }, stop, count(3)],
  seen: SEEN,
  load,
  words,
};

export default lesson;
