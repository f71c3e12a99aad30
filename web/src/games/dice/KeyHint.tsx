// The key for what it lies on, while the player asks for keys.

import { Show } from "solid-js";
import { keyName, shownKeys } from "../../kit/keys";
import styles from "./KeyHint.module.css";

export function KeyHint(props: { code: string; about: string }) {
  return (
    <Show when={shownKeys()}>
      <kbd class={styles.key} title={props.about}>
        {keyName(props.code)}
      </kbd>
    </Show>
  );
}
