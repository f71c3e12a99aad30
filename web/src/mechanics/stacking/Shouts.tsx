import { Show } from "solid-js";
import { lying } from "../../kit/box";
import { keyName, shortcutName, shownKeys } from "../../kit/keys";
import { press } from "../../kit/press";
import type { Hands } from "./hands";
import type { RaceKeys } from "./keyboard";
import styles from "./Shouts.module.css";
import { useScene } from "./scene";

/** What a player may shout: stop, where it is called, and "Dutch!", where mistakes are. */
export function Shouts(props: { hands: Hands; keys: RaceKeys }) {
  const { words, layout } = useScene();
  return (
    <Show when={layout().own}>
      {(own) => (
        <div class={styles.shouts} style={lying(own().shouts)}>
          <Show when={props.hands.mayStop()}>
            <Shout
              text={words().shouts.stop}
              code={props.keys.stop}
              act={props.hands.stop}
              class={styles.stop}
            />
          </Show>
          <Show when={props.hands.mayCall()}>
            <Shout
              text={words().shouts.dutch}
              code={props.keys.dutch}
              act={props.hands.dutch}
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
