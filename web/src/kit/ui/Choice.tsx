// A choice is one of a few options, all of them in sight.

import { createUniqueId, Index, type JSX, Show } from "solid-js";
import { classes } from "../classes";
import styles from "./Choice.module.css";

export interface ChoiceOption<V> {
  value: V;
  label: JSX.Element;
  /** A line of its own under the label; the options then stand below each other. */
  hint?: string | undefined;
}

export interface ChoiceProps<V> {
  label: string;
  /** The label is said, not shown. */
  labelHidden?: boolean | undefined;
  value: V;
  options: readonly ChoiceOption<V>[];
  onChange: (value: V) => void;
  hint?: string | undefined;
  disabled?: boolean | undefined;
  class?: string | undefined;
}

export function Choice<V extends string | number | boolean>(props: ChoiceProps<V>) {
  const name = createUniqueId();
  const tall = () => props.options.some((option) => option.hint);
  return (
    <fieldset class={classes(styles.choice, props.class)} disabled={props.disabled}>
      <legend class={props.labelHidden ? "only-spoken" : styles.label}>{props.label}</legend>
      <Show when={props.hint}>
        <p class={styles.hint}>{props.hint}</p>
      </Show>
      <div class={classes(styles.options, tall() && styles.tall)}>
        <Index each={props.options}>
          {(option) => (
            <label class={styles.option}>
              <input
                class={styles.radio}
                type="radio"
                name={name}
                checked={option().value === props.value}
                onChange={() => props.onChange(option().value)}
              />
              <span>{option().label}</span>
              <Show when={option().hint}>
                <span class={styles.about}>{option().hint}</span>
              </Show>
            </label>
          )}
        </Index>
      </div>
    </fieldset>
  );
}
