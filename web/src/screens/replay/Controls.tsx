// The controls of a film, under the thumb: on and back, from race to race, quicker and slower, and what lay face down.

import { For, type JSX, Show } from "solid-js";
import { SPEEDS } from "../../films/clock";
import { createKeys, keyName, shownKeys } from "../../kit/keys";
import { Icon } from "../../kit/ui/Icon";
import { IconButton } from "../../kit/ui/IconButton";
import styles from "./Controls.module.css";
import { Glyph, type GlyphName } from "./Glyph";
import { usePlayer } from "./player";
import { speedName } from "./times";
import { r } from "./words";

export function Controls(): JSX.Element {
  const player = usePlayer();
  const { game, runs, xray } = player;
  createKeys({}); // it finds out what is printed on the keys, and when they are to be shown
  return (
    <div class={styles.controls}>
      <div class={styles.steps}>
        <IconButton icon="back" label={r().back} onPress={() => player.step(-1)} />
        <button
          type="button"
          class={styles.play}
          aria-label={runs() ? r().pause : r().play}
          onClick={player.toggle}
        >
          <Icon name={runs() ? "pause" : "play"} />
        </button>
        <IconButton icon="next" label={r().on} onPress={() => player.step(1)} />
      </div>
      <Next
        glyph="race"
        code="KeyR"
        label={r().nextRace}
        none={!player.races().length}
        onPress={player.nextRace}
      />
      <Next
        glyph="missed"
        code="KeyM"
        label={r().nextMissed}
        none={!player.missed().length}
        onPress={player.nextMissed}
      />
      <Show when={game.turnUp}>
        <button
          type="button"
          class={styles.chip}
          aria-pressed={xray()}
          aria-label={r().xray}
          onClick={() => player.setXray(!xray())}
        >
          <Icon name="eye" />
          <span class={styles.word}>{r().xray}</span>
          <Key code="KeyX" />
        </button>
      </Show>
      <Speeds />
    </div>
  );
}

interface NextProps {
  glyph: GlyphName;
  code: string;
  label: string;
  none: boolean;
  onPress: () => void;
}

function Next(props: NextProps): JSX.Element {
  return (
    <button
      type="button"
      class={styles.chip}
      aria-label={props.label}
      disabled={props.none}
      onClick={() => props.onPress()}
    >
      <Glyph name={props.glyph} />
      <span class={styles.word}>{props.label}</span>
      <Key code={props.code} />
    </button>
  );
}

function Key(props: { code: string }): JSX.Element {
  return (
    <Show when={shownKeys()}>
      <kbd class={styles.key}>{keyName(props.code)}</kbd>
    </Show>
  );
}

/** Where there is no room for all of them, one button goes round. */
function Speeds(): JSX.Element {
  const { speed, setSpeed, nextSpeed } = usePlayer();
  return (
    <>
      <button
        type="button"
        class={styles.speed}
        aria-label={r().speedIs(speedName(speed()))}
        onClick={nextSpeed}
      >
        {speedName(speed())}
      </button>
      <fieldset class={styles.speeds}>
        <legend class="only-spoken">{r().speed}</legend>
        <For each={SPEEDS}>
          {(one) => (
            <button type="button" aria-pressed={speed() === one} onClick={() => setSpeed(one)}>
              {speedName(one)}
            </button>
          )}
        </For>
      </fieldset>
    </>
  );
}
