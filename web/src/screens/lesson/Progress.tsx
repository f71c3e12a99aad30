// The progress of a lesson: how many steps, and which is the present one.

import { Index, type JSX } from "solid-js";
import { classes } from "../../kit/classes";
import styles from "./Progress.module.css";
import { l } from "./words";

export function Progress(props: { at: number; of: number }): JSX.Element {
  const steps = (): number[] => Array.from({ length: props.of }, (_, at) => at);
  return (
    <span
      class={styles.progress}
      role="img"
      aria-label={l().step(Math.min(props.at + 1, props.of), props.of)}
    >
      <Index each={steps()}>
        {(at) => (
          <span
            class={classes(styles.step, at() < props.at && styles.done, at() === props.at && styles.here)}
          />
        )}
      </Index>
    </span>
  );
}
