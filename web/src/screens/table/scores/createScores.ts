// The scores as they are shown by now, as signals.

import { type Accessor, createEffect, createMemo, on, untrack } from "solid-js";
import { speak } from "../../../kit/speak";
import type { RoundResult } from "../../../net/wire";
import { t } from "../../../words/words";
import type { TableView } from "../view";
import { type Counting, createCounting } from "./createCounting";
import { onSkip } from "./skipping";
import { type Standing, standings } from "./standings";

export interface Scores {
  result: RoundResult | null;
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
  const rows = createMemo(() => standings(totals(), result, counting.counted(), counting.done()));
  onSkip(counting.skip, () => !counting.done());
  createEffect(
    on(counting.done, (done) => {
      if (done && result) speak(spoken(result.points, rows(), view));
    }),
  );
  return { result, counting, rows, over: () => view.phase() === "over" && counting.done() };
}

/** When all is added up: best first, as it stands on the sheet. */
function spoken(points: readonly number[], rows: readonly Standing[], view: TableView): string {
  const { scores } = t();
  const seats = [...rows.keys()].sort((one, other) => (rows[one]?.line ?? 0) - (rows[other]?.line ?? 0));
  return seats
    .map((seat) =>
      scores.spoken(
        view.nameOf(seat),
        scores.points(points[seat] ?? 0),
        scores.points(rows[seat]?.total ?? 0),
      ),
    )
    .join(" ");
}
