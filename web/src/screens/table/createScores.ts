import { type Accessor, createMemo, untrack } from "solid-js";
import { type Counting, createCounting } from "./createCounting";
import { type Standing, standings } from "./standings";
import type { TableView } from "./view";

export interface Scores {
  counting: Counting;
  /** What is shown of each seat by now. */
  rows: Accessor<Standing[]>;
  /** Everything is counted, and the match has its winners. */
  over: Accessor<boolean>;
}

/** Of the round that has just ended: the next one has a sheet of its own. */
export function createScores(view: TableView): Scores {
  const result = untrack(view.result);
  const counting = createCounting(result);
  const totals = () => view.match()?.totals ?? [];
  return {
    counting,
    rows: createMemo(() => standings(totals(), result, counting.counted(), counting.done())),
    over: () => view.phase() === "over" && counting.done(),
  };
}
