// The mark of a player who is ready.

import { type JSX, Show } from "solid-js";
import { classes } from "../../../kit/classes";
import { Icon } from "../../../kit/ui/Icon";
import { t } from "../../../words/words";
import { useTable } from "../view";
import styles from "./ReadyMark.module.css";

export function ReadyMark(props: { seat: number }): JSX.Element {
  const { isReady } = useTable();
  const ready = () => isReady(props.seat);
  return (
    <span class={classes(styles.mark, ready() && styles.ready)} data-test={ready() ? "ready" : "not-ready"}>
      <Show when={ready()}>
        <Icon name="check" />
      </Show>
      <span class="only-spoken">{ready() ? t().ready.is : t().ready.isNot}</span>
    </span>
  );
}
