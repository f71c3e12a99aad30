// The scores on the wall: counted up as on everybody's phone, in large numbers; and the podium, as large as it can be.

import { type JSX, Show } from "solid-js";
import { classes } from "../../kit/classes";
import { t } from "../../words/words";
import { EveningBoard } from "../evening/EveningBoard";
import { LineUpSlip } from "../evening/LineUpSlip";
import { Curve, Honours } from "../finale/finale";
import { Optional } from "../finale/Optional";
import { Stints } from "../seats/Stints";
import paper from "../shell/Paper.module.css";
import { createScores } from "../table/scores/createScores";
import { Harvest } from "../table/scores/Harvest";
import { ScoreTable } from "../table/scores/ScoreTable";
import { goalOf, hasCurve } from "../table/scores/scoreFacts";
import { Winners } from "../table/scores/Winners";
import { useTable } from "../table/view";
import styles from "./TvScores.module.css";

const MANY = 6;
const BOARD = 6; // rows of the evening’s board beside the honours

export function TvScores(): JSX.Element {
  const view = useTable();
  const { counting, rows, over, result } = createScores(view);
  const many = (): boolean => view.players().length > MANY;
  return (
    <main class={classes(styles.scores, over() && styles.over, many() && styles.many)}>
      <div class={styles.head}>
        <Show
          when={over()}
          fallback={
            <>
              <h2>{t().scores.title(view.match()?.round ?? 1)}</h2>
              <Show when={result}>{(known) => <Harvest result={known()} counting={counting} />}</Show>
            </>
          }
        >
          <Winners below />
        </Show>
      </div>
      <Show when={over()}>
        <div class={styles.below}>
          <Optional>
            <Honours class={styles.honours} />
          </Optional>
          <EveningBoard fresh most={BOARD} class={styles.board} />
        </div>
      </Show>
      <div class={styles.side}>
        <section class={classes(paper.paper, styles.sheet)}>
          <ScoreTable rows={rows()} items={counting.items} brief={over()} />
          <p class={styles.goal}>{goalOf(view)}</p>
          <Show when={!over() && !many()}>
            <Stints />
          </Show>
        </section>
        <Show when={counting.done() && hasCurve(view)}>
          <Optional>
            <Curve />
          </Optional>
        </Show>
        <Show when={over()}>
          <LineUpSlip class={styles.slip} />
        </Show>
      </div>
    </main>
  );
}
