// The key that does the same, while keys are shown. It stands in a corner of its parent, or where a class says.

import { Show } from "solid-js";
import { classes } from "./classes";
import styles from "./KeyCap.module.css";
import { keyName, shownKeys } from "./keys";

export function KeyCap(props: { code: string; class?: string | undefined }) {
  return (
    <Show when={shownKeys()}>
      <span class={classes(styles.cap, props.class)} aria-hidden="true">
        {keyName(props.code)}
      </span>
    </Show>
  );
}
