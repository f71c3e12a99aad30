// The tables at which I sit, on top of the home page: one tap back to each of them.

import { createEffect, createSignal, For, type JSX, Show } from "solid-js";
import { titleOf } from "../../games/games";
import { classes } from "../../kit/classes";
import { Button } from "../../kit/ui/Button";
import { Icon } from "../../kit/ui/Icon";
import type { IconName } from "../../kit/ui/icons";
import type { MyTable } from "../../net/wireRest";
import { t } from "../../words/words";
import { Link } from "../shell/Link";
import styles from "./GoOn.module.css";
import { isLast, standingOf, type TableStanding } from "./standing";
import { g, loadWords } from "./words";

const FEW = 2; // that a wide page shows at once; a narrow one shows one

export function GoOn(props: { tables: MyTable[] }): JSX.Element {
  const [ready, setReady] = createSignal(false); // no resource: the page does not wait for it
  createEffect(() => {
    if (props.tables.length)
      loadWords().then(
        () => setReady(true),
        () => undefined,
      );
  });
  return (
    <Show when={props.tables.length > 0 && ready()}>
      <Tables tables={props.tables} />
    </Show>
  );
}

function Tables(props: { tables: MyTable[] }): JSX.Element {
  const [all, setAll] = createSignal(false);
  return (
    <section class={styles.goOn} aria-labelledby="my-tables" data-test="go-on">
      <h2 id="my-tables" class="only-spoken">
        {g().title}
      </h2>
      <ul class={classes(styles.list, !all() && styles.few)}>
        <For each={props.tables}>{(table) => <Table table={table} />}</For>
      </ul>
      <Show when={!all() && props.tables.length > 1}>
        <Button
          variant="quiet"
          class={classes(styles.more, props.tables.length <= FEW && styles.narrow)}
          onPress={() => setAll(true)}
        >
          {g().all(props.tables.length)}
        </Button>
      </Show>
    </section>
  );
}

function Table(props: { table: MyTable }): JSX.Element {
  const what = (): string => {
    const { game, round } = props.table;
    return round ? g().round(titleOf(game), round) : titleOf(game);
  };
  const company = (): string => companyOf(props.table);
  const standing = () => standingOf(props.table);
  return (
    <li>
      <Link to={`/t/${props.table.code}`} class={styles.table}>
        <span class={styles.what}>
          <strong class={styles.title}>{what()}</strong> <span class={styles.company}>{company()}</span>
        </span>
        <span class={classes(styles.standing, standing() === "awaitsYou" && styles.urgent)}>
          <Icon name={ICONS[standing()]} /> {told(props.table)}
        </span>
        <span class={styles.go}>
          {g().goOn} <Icon name="next" />
        </span>
      </Link>
    </li>
  );
}

function companyOf({ players, bots }: MyTable): string {
  const names = bots ? [...players, g().bots(bots)] : players;
  return names.length ? g().company(t().common.list(names)) : "";
}

function told(table: MyTable): string {
  const standing = standingOf(table);
  if (standing === "awaitsOthers") return g().awaitsOthers(t().common.list(table.awaited ?? []));
  if (standing === "awaitsYou" && isLast(table)) return g().othersAwaitYou;
  return g().standing[standing];
}

const ICONS: Record<TableStanding, IconName> = {
  awaitsYou: "hand",
  awaitsOthers: "people",
  botPlays: "bot",
  paused: "pause",
  racing: "play",
  gathering: "people",
  waiting: "away",
  over: "trophy",
  asleep: "away",
};
