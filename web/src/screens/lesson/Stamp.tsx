// The stamp for the stop at the end of a lesson, as it is in every round.

import { createSignal, type JSX, onCleanup, Show } from "solid-js";
import { stamp } from "../../kit/motion";
import { sounds } from "../../kit/sound";
import { vibrate } from "../../kit/vibrate";
import type { Game } from "../../table/game";
import type { Practice } from "../../table/practice";
import { t } from "../../words/words";
import styles from "../table/race/StopStamp.module.css";

const BREATH = 2200;

export function Stamp(props: { practice: Practice; game: Game }): JSX.Element {
  const [stopped, setStopped] = createSignal(false);
  let timer: ReturnType<typeof setTimeout> | undefined;
  onCleanup(() => clearTimeout(timer));
  props.practice.on((moment) => {
    if (moment.moment !== "happened") return;
    if (!moment.events.some(({ event }) => event === "race_stopped")) return;
    setStopped(true);
    sounds.stop();
    vibrate("stop");
    timer = setTimeout(() => setStopped(false), BREATH);
  });
  return (
    <Show when={stopped()}>
      <div class={styles.layer} data-test="stop-stamp">
        <div class={styles.stamp} ref={(element) => queueMicrotask(() => void stamp(element))}>
          <strong>{props.game.words().shouts.stop}</strong>
          <span>{t().endings.stopYou}</span>
        </div>
      </div>
    </Show>
  );
}
