// A small lock, for everybody at a table that nobody new can come to.

import { type JSX, Show } from "solid-js";
import { Icon } from "../../kit/ui/Icon";
import { t } from "../../words/words";
import styles from "./LockMark.module.css";
import { useTable } from "./view";

export function LockMark(): JSX.Element {
  const { locked } = useTable();
  return (
    <Show when={locked()}>
      <span class={styles.lock} title={t().table.locked} data-test="locked">
        <Icon name="lock" />
        <span class="only-spoken">{t().table.locked}</span>
      </span>
    </Show>
  );
}
