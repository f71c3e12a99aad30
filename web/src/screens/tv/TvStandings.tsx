// Above the race on the wall: which round it is, how far the match goes, who leads, and everybody's total.

import { createMemo, For, type JSX, Show } from "solid-js";
import { classes } from "../../kit/classes";
import { inkClass } from "../../kit/inks";
import { Motif } from "../../kit/Motif";
import { Icon } from "../../kit/ui/Icon";
import { t } from "../../words/words";
import { type TableView, useTable } from "../table/view";
import { leadersOf, orderOf } from "./standings";
import styles from "./TvStandings.module.css";

const NAMED = 6; // of more players, only the motif and the total

export function TvStandings(): JSX.Element {
  const view = useTable();
  const totals = createMemo(() => view.match()?.totals ?? []);
  const leaders = createMemo(() => leadersOf(totals()));
  return (
    <div class={styles.bar} data-test="tv-standings">
      <p class={styles.round}>
        <strong>{t().ready.title(view.match()?.round ?? 1)}</strong> <span>{goalOf(view)}</span>
      </p>
      <Show when={totals().some((total) => total !== 0)}>
        <ol class={styles.totals} aria-label={t().scores.standings}>
          <For each={orderOf(totals())}>
            {(seat) => (
              <li class={classes(styles.one, leaders().includes(seat) && styles.leads)}>
                <span class={classes(styles.badge, inkClass(view.backOf(seat).box))}>
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

function goalOf({ game, table, players, match }: TableView): string {
  const goal = game().goal?.(table().options as never, players().length);
  if (!goal) return "";
  return "points" in goal
    ? t().scores.target(goal.points)
    : t().scores.rounds(match()?.round ?? 1, goal.rounds);
}
