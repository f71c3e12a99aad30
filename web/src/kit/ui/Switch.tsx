// A switch is on or off, with its label beside it.

import { createUniqueId, Show } from "solid-js";
import { classes } from "../classes";
import styles from "./Switch.module.css";

export interface SwitchProps {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  hint?: string | undefined;
  disabled?: boolean | undefined;
  class?: string | undefined;
}

export function Switch(props: SwitchProps) {
  const id = createUniqueId();
  return (
    <div class={classes(styles.row, props.class)}>
      <label class={styles.words} for={id}>
        <span class={styles.label}>{props.label}</span>
        <Show when={props.hint}>
          <span id={`${id}-hint`} class={styles.hint}>
            {props.hint}
          </span>
        </Show>
      </label>
      <input
        id={id}
        class={styles.switch}
        type="checkbox"
        role="switch"
        checked={props.checked}
        aria-checked={props.checked}
        aria-describedby={props.hint ? `${id}-hint` : undefined}
        disabled={props.disabled}
        onChange={(event) => props.onChange(event.currentTarget.checked)}
      />
    </div>
  );
}
