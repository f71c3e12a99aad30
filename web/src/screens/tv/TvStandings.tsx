// The standings above the race on the wall: which round it is, how far the match goes, who leads, and everybody's
// total.

import { createMemo, For, type JSX, Show } from "solid-js";
import { classes } from "../../kit/classes";
import { inkClass } from "../../kit/inks";
import { Motif } from "../../kit/Motif";
import { Icon } from "../../kit/ui/Icon";
import { t } from "../../words/words";
import { roundAndGoalOf } from "../table/scores/scoreFacts";
import { useTable } from "../table/view";
import { leadersOf, orderOf } from "./standings";
import styles from "./TvStandings.module.css";

const NAMED = 6; // of more players, only the motif and the total

export function TvStandings(): JSX.Element {
  const view = useTable();
  const totals = createMemo(() => view.match()?.totals ?? []);
  const leaders = createMemo(() => leadersOf(totals()));
  const round = createMemo(() => roundAndGoalOf(view));
  return (
    <div class={styles.bar} data-test="tv-standings">
      <p class={styles.round}>
        <strong>{round()[0]}</strong> <span>{round()[1]}</span>
      </p>
      <Show when={totals().some((total) => total !== 0)}>
        <ol class={styles.totals} aria-label={t().scores.standings}>
          <For each={orderOf(totals())}>
            {(seat) => (
              <li class={classes(styles.one, leaders().includes(seat) && styles.leads)}>
                <span class={classes(styles.badge, inkClass(view.backOf(seat).ink))}>
                  <Motif name={view.backOf(seat).motif} class={styles.motif} />
                </span>
                <span class={view.players().length > NAMED ? "only-spoken" : styles.name}>
                  {view.nameOf(seat)}
                </span>
                <strong class={styles.total}>{totals()[seat]}</strong>
                <Show when={leaders().includes(seat)}>
                  <Icon name="crown" class={styles.crown} />
                  <span class="only-spoken">{t().tv.leads}</span>
                </Show>
              </li>
            )}
          </For>
        </ol>
      </Show>
    </div>
  );
}
