// The shouts of a player: stop, where it is called, and "Dutch!", where mistakes are.

import { Show } from "solid-js";
import { lying } from "../../kit/box";
import { keyName, shortcutName, shownKeys } from "../../kit/keys";
import { press } from "../../kit/press";
import type { RaceKeys } from "./keyboard";
import styles from "./Shouts.module.css";
import { useScene } from "./scene";

export function Shouts(props: { keys: RaceKeys }) {
  const { words, layout, play } = useScene();
  return (
    <Show when={layout().own}>
      {(own) => (
        <div class={styles.shouts} style={lying(own().shouts)}>
          <Show when={play.mayStop()}>
            <Shout text={words().shouts.stop} code={props.keys.stop} act={play.stop} class={styles.stop} />
          </Show>
          <Show when={play.mayCall()}>
            <Shout
              text={words().shouts.dutch}
              code={props.keys.dutch}
              act={play.dutch}
              class={styles.dutch}
            />
          </Show>
        </div>
      )}
    </Show>
  );
}

function Shout(props: { text: string; code: string; act: () => boolean; class: string | undefined }) {
  return (
    <button
      type="button"
      class={`${styles.shout} ${props.class ?? ""}`}
      aria-keyshortcuts={shortcutName(props.code)}
      ref={(element) => press(element, { onPress: () => props.act() })}
    >
      {props.text}
      <Show when={shownKeys()}>
        <kbd class={styles.key}>{keyName(props.code)}</kbd>
      </Show>
    </button>
  );
}
