// A small mark, for everybody at a table whose deal has been played before.

import { type JSX, Show } from "solid-js";
import { Icon } from "../../kit/ui/Icon";
import styles from "../table/LockMark.module.css";
import { useTable } from "../table/view";
import { a } from "./words";

export function GivenMark(): JSX.Element {
  const { given } = useTable();
  return (
    <Show when={given()}>
      <span class={styles.lock} title={a().mark} data-test="given-mark">
        <Icon name="retry" />
        <span class="only-spoken">{a().mark}</span>
      </span>
    </Show>
  );
}
