// The waiting list of a table: who waits for a seat, in their order.

import { createMemo, For, type JSX, Show } from "solid-js";
import { classes } from "../../kit/classes";
import { Icon } from "../../kit/ui/Icon";
import type { InFrom } from "../../net/wire";
import { t } from "../../words/words";
import { useTable } from "../table/view";
import styles from "./WaitingList.module.css";
import { s } from "./words";

const IN_ORDER: readonly InFrom[] = ["round", "match"];

export function WaitingList(props: { class?: string | undefined }): JSX.Element {
  const { waiters, phase } = useTable();
  const groups = createMemo(() =>
    IN_ORDER.map((from) => ({ from, names: namesOf(waiters().filter((each) => each.in_from === from)) })),
  );
  const told = (from: InFrom, names: string): string =>
    phase() === "gathering" ? names : s().list[from](names);
  return (
    <Show when={waiters().length}>
      <section class={classes(styles.list, props.class)} data-test="waiting" aria-label={s().list.title}>
        <p class={styles.title}>
          <Icon name="chair" /> {s().list.title}
        </p>
        <For each={groups().filter(({ names }) => names)}>
          {({ from, names }) => <p class={styles.names}>{told(from, names)}</p>}
        </For>
      </section>
    </Show>
  );
}

function namesOf(waiters: { name: string }[]): string {
  return waiters.length ? t().common.list(waiters.map(({ name }) => name)) : "";
}
