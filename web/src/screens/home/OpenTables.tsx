// Tables that everybody may sit down at, as they come and go.

import { For, type JSX, Show } from "solid-js";
import { titleOf } from "../../games/games";
import { classes } from "../../kit/classes";
import { Icon } from "../../kit/ui/Icon";
import { createLobby } from "../../net/lobby";
import type { TableCard } from "../../net/wire";
import { t } from "../../words/words";
import { keepIntent } from "../arrivalIntent";
import { Link } from "../shell/Link";
import paper from "../shell/Paper.module.css";
import styles from "./OpenTables.module.css";

export function OpenTables(): JSX.Element {
  const tables = createLobby();
  return (
    <section class={classes(paper.paper, styles.tables)}>
      <h2>{t().home.publicTables}</h2>
      <Show when={tables()?.length} fallback={<p>{nothing(tables())}</p>}>
        <ul class={styles.list}>
          <For each={tables()}>{(table) => <OpenTable table={table} />}</For>
        </ul>
      </Show>
    </section>
  );
}

function nothing(tables: TableCard[] | null): string {
  return tables ? t().home.publicNone : t().home.publicUnknown;
}

function OpenTable(props: { table: TableCard }): JSX.Element {
  const taken = () => props.table.players.length + props.table.bots;
  const free = () => props.table.players.length < props.table.seats; // bots make room, now or with the next round
  const sit = (): void => {
    if (free()) keepIntent(props.table.code, "sit down");
  };
  return (
    <li>
      <Link to={`/t/${props.table.code}`} class={styles.table} onFollow={sit}>
        <span class={styles.game}>{titleOf(props.table.game)}</span>
        <span class={styles.people}>{props.table.players.join(", ")}</span>
        <span class={styles.taken}>{t().home.taken(taken(), props.table.seats)}</span>
        <span class={styles.go}>
          <Icon name={free() ? "people" : "eye"} />
          {free() ? t().home.sit : t().home.watch}
        </span>
      </Link>
    </li>
  );
}
