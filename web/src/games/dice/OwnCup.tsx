// The own cup, which is pressed to roll all dice that are left.

import { createEffect, createSignal, on, onCleanup, Show } from "solid-js";
import { placed } from "../../kit/box";
import { press } from "../../kit/press";
import { settings } from "../../settings";
import { KeyHint } from "./KeyHint";
import { ROLL_KEY } from "./keyboard";
import styles from "./OwnCup.module.css";
import { Cup } from "./pieces/Cup";
import { useScene } from "./scene";
import { words } from "./words";

const POURING = 320;

export function OwnCup() {
  const { play, view, layout } = useScene();
  const left = () => view.left(view.seat() ?? 0);
  const full = () => play.rolling() || play.tray().rolls === 0;
  const pouring = createPouring(full);
  return (
    <Show when={layout().cup}>
      {(box) => (
        <button
          type="button"
          class={styles.cup}
          classList={{ [styles.left ?? ""]: settings().hand === "left", [styles.pouring ?? ""]: pouring() }}
          style={{ ...placed(box()), "--cup": `${box().width}px` }}
          aria-label={words().race.rollAll(left())}
          disabled={!view.racing() || left() === 0}
          data-test="roll"
          ref={(element) => press(element, { onPress: () => play.roll() })}
        >
          <Cup rattling={play.rolling()} tipped={pouring()} class={styles.picture} />
          <span class={styles.name} aria-hidden="true">
            {words().race.roll}
          </span>
          <KeyHint code={ROLL_KEY} about={words().keys.roll} />
        </button>
      )}
    </Show>
  );
}

/** For a moment after the dice have come out. */
function createPouring(full: () => boolean): () => boolean {
  const [pouring, setPouring] = createSignal(false);
  createEffect(
    on(full, (isFull, wasFull) => {
      const pours = wasFull === true && !isFull;
      setPouring(pours);
      if (!pours) return;
      const over = setTimeout(() => setPouring(false), POURING);
      onCleanup(() => clearTimeout(over));
    }),
  );
  return pouring;
}
