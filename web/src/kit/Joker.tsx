import { Show } from "solid-js";
import { classes } from "./classes";
import { Frame } from "./Frame";
import fills from "./fills.module.css";
import type { FrameName } from "./frames";
import styles from "./Joker.module.css";

/** One square that fits anywhere, and knows it. */
export function Joker(props: { frame?: FrameName | undefined; class?: string | undefined }) {
  return (
    <svg viewBox="0 0 100 100" class={classes(styles.joker, props.class)} aria-hidden="true">
      <rect class={fills.paper} x="1" y="1" width="98" height="98" rx="12" />
      <g transform={props.frame ? "translate(10 11.5) scale(.8)" : "translate(2 0) scale(.96)"}>
        <path class={fills.red} d="M50 47Q44 20 22 18q-8 0-8 9 12-3 15 27z" />
        <path class={fills.blue} d="M50 47q6-27 28-29 8 0 8 9-12-3-15 27z" />
        <path class={fills.yellow} d="M30 52q2-26 20-39 18 13 20 39-20-8-40 0z" />
        <path
          class={styles.bells}
          d="M9 28a5 5 0 1 0 10 0a5 5 0 1 0-10 0M81 28a5 5 0 1 0 10 0a5 5 0 1 0-10 0M45 12a5 5 0 1 0 10 0a5 5 0 1 0-10 0"
        />
        <path class={styles.face} d="M27 53q23-10 46 0 4 34-23 36-27-2-23-36z" />
        <path
          class={styles.eyes}
          d="M33 61a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0-13 0M54 59a8 8 0 1 0 16 0a8 8 0 1 0-16 0"
        />
        <path
          class={styles.ink}
          d="M40 62a3 3 0 1 0 6 0a3 3 0 1 0-6 0M55 58a3.3 3.3 0 1 0 6.6 0a3.3 3.3 0 1 0-6.6 0M34 72q15 12 32-1l-2 4q-14 9-28 1z"
        />
        <path class={styles.tongue} d="M50 77q6 0 11-3 3 12-4 13-6 0-7-10z" />
      </g>
      <Show when={props.frame}>{(frame) => <Frame name={frame()} width={100} height={100} />}</Show>
    </svg>
  );
}
