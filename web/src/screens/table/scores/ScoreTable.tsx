// The score table has a column for everything that is counted, where that is more than one thing; or, in brief, for
// the sum.

import { For, type JSX, Show } from "solid-js";
import { classes } from "../../../kit/classes";
import { t } from "../../../words/words";
import { useTable } from "../view";
import { ScoreRow } from "./ScoreRow";
import styles from "./ScoreTable.module.css";
import type { Standing } from "./standings";

const MANY = 8;

export function ScoreTable(props: { rows: Standing[]; items: string[]; brief?: boolean }): JSX.Element {
  const { players, game } = useTable();
  const head = (item: string): string => game().words().parts?.[item] ?? item;
  const items = () => (props.items.length > 1 && !props.brief ? props.items : []);
  const seenScored = () => props.items.length > 0;
  return (
    <table
      class={classes(styles.table, players().length > MANY && styles.dense)}
      aria-label={t().scores.standings}
      style={{ "--rows": players().length }}
    >
      <thead>
        <tr class={styles.head}>
          <th scope="col" class={styles.player}>
            {t().scores.player}
          </th>
          <For each={items()}>{(item) => <th scope="col">{head(item)}</th>}</For>
          <Show when={seenScored()}>
            <th scope="col">{t().scores.round}</th>
          </Show>
          <th scope="col">{t().scores.total}</th>
        </tr>
      </thead>
      <tbody class={styles.rows}>
        <For each={players()}>
          {(_, seat) => (
            <ScoreRow seat={seat()} row={props.rows[seat()]} items={items()} scored={seenScored()} />
          )}
        </For>
      </tbody>
    </table>
  );
}
