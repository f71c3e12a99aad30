// The face of a bot, which looks like the tree that it is named after.

import { For, Show } from "solid-js";
import styles from "./BotFace.module.css";
import { classes } from "./classes";
import { CROWNS, EYES, FRUITS, faceOf, MOUTHS } from "./faces";

export function BotFace(props: { name: string; class?: string | undefined }) {
  const face = () => faceOf(props.name);
  return (
    <svg viewBox="0 0 48 48" class={classes(styles.face, props.class)} aria-hidden="true">
      <rect x="11" y="18" width="26" height="28" rx="11" class={styles[face().wood]} />
      <path d={EYES[face().eyes]} class={styles.drawn} />
      <path d={MOUTHS[face().mouth]} class={styles.mouth} />
      <path d={CROWNS[face().crown]} class={styles[face().leaf]} />
      <Show when={face().fruit}>
        {(fruit) => (
          <For each={FRUITS}>
            {([x, y]) => <circle cx={x} cy={y} r="2.6" class={styles[`${fruit()}Fruit`]} />}
          </For>
        )}
      </Show>
    </svg>
  );
}
