// The slip at the end of a try compares it with what was made of the same deal before.

import { For, type JSX, Show } from "solid-js";
import { classes } from "../../kit/classes";
import { withMinus } from "../../kit/numbers";
import { t } from "../../words/words";
import paper from "../shell/Paper.module.css";
import { useTable } from "../table/view";
import styles from "./Compared.module.css";
import { type Comparison, compared } from "./comparison";
import { recallSource } from "./dealSource";
import { a } from "./words";

export function Compared(): JSX.Element {
  const { session, given, result, seat, nameOf } = useTable();
  const source = recallSource(session.code);
  const found = () => {
    const deal = given();
    return deal ? compared(deal, result()?.points) : null;
  };
  const player = () => given()?.seat ?? 0;
  const figures = (told: Comparison): ComparedFigure[] => {
    const now = seat() === player() ? a().youNow : a().now(nameOf(player()));
    const before = source ? a().before(source.name) : a().beforeSomebody;
    const both: ComparedFigure[] = [
      { label: now, value: withMinus(told.now), own: true },
      { label: before, value: withMinus(told.before) },
    ];
    if (!source?.par) return both;
    const { mean, error } = source.par;
    return [...both, { label: a().par, value: withMinus(Math.round(mean)), error: error.toFixed(1) }];
  };
  return (
    <Show when={found()}>
      {(told) => (
        <section class={classes(paper.paper, styles.slip)} aria-label={a().title} data-test="compared">
          <dl class={styles.figures}>
            <For each={figures(told())}>
              {({ label, value, error, own }) => (
                <div class={classes(styles.figure, own && styles.own)}>
                  <dt>{label}</dt>
                  <dd>
                    {value}
                    <Show when={error}>
                      <span class={styles.error}> ± {error}</span>
                    </Show>
                  </dd>
                </div>
              )}
            </For>
          </dl>
          <p>{toldOf(told())}</p>
        </section>
      )}
    </Show>
  );
}

interface ComparedFigure {
  label: string;
  value: string;
  error?: string;
  own?: boolean;
}

function toldOf({ difference }: Comparison): string {
  if (!difference) return a().same;
  const points = t().scores.points(Math.abs(difference));
  return difference > 0 ? a().more(points) : a().fewer(points);
}
