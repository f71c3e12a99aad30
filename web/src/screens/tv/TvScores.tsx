// The scores on the wall: counted up as on everybody's phone, in large numbers.

import { type JSX, Show } from "solid-js";
import { classes } from "../../kit/classes";
import { t } from "../../words/words";
import paper from "../shell/Paper.module.css";
import { createScores } from "../table/createScores";
import { ScoreTable } from "../table/ScoreTable";
import { useTable } from "../table/view";
import { Winners } from "../table/Winners";
import styles from "./TvScores.module.css";

const MANY = 6;

export function TvScores(): JSX.Element {
  const view = useTable();
  const { counting, rows, over } = createScores(view);
  return (
    <main class={styles.scores}>
      <Show when={over()} fallback={<h2>{t().scores.title(view.match()?.round ?? 1)}</h2>}>
        <Winners seats={view.match()?.winners ?? []} />
      </Show>
      <section class={classes(paper.paper, styles.sheet, view.players().length > MANY && styles.dense)}>
        <ScoreTable rows={rows()} items={counting.items} />
      </section>
    </main>
  );
}
