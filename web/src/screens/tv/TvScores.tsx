// The scores on the wall: counted up as on everybody's phone, in large numbers.

import { createMemo, type JSX, onMount, Show, untrack } from "solid-js";
import { classes } from "../../kit/classes";
import { sounds } from "../../kit/sound";
import { t } from "../../words/words";
import paper from "../shell/Paper.module.css";
import { createCounting } from "../table/createCounting";
import { ScoreTable } from "../table/ScoreTable";
import { standings } from "../table/standings";
import { useTable } from "../table/view";
import { Winners } from "../table/Winners";
import styles from "./TvScores.module.css";

const MANY = 6;

export function TvScores(): JSX.Element {
  const view = useTable();
  const result = untrack(view.result); // the next one has a sheet of its own
  const counting = createCounting(result);
  const over = () => view.phase() === "over" && counting.done();
  const rows = createMemo(() =>
    standings(view.match()?.totals ?? [], result, counting.counted(), counting.done()),
  );
  return (
    <main class={styles.scores}>
      <Show when={over()} fallback={<h2>{t().scores.title(view.match()?.round ?? 1)}</h2>}>
        <Won seats={view.match()?.winners ?? []} />
      </Show>
      <section class={classes(paper.paper, styles.sheet, view.players().length > MANY && styles.dense)}>
        <ScoreTable rows={rows()} items={counting.items} />
      </section>
    </main>
  );
}

function Won(props: { seats: number[] }): JSX.Element {
  onMount(() => sounds.win());
  return <Winners seats={props.seats} />;
}
