// The stop: a stamp across the table, and everybody takes a breath.

import { createSignal, type JSX, onCleanup, Show } from "solid-js";
import { CardBack } from "../../../kit/CardBack";
import { classes } from "../../../kit/classes";
import { inkClass } from "../../../kit/inks";
import { stamp } from "../../../kit/motion";
import { sounds } from "../../../kit/sound";
import { speak } from "../../../kit/speak";
import { vibrate } from "../../../kit/vibrate";
import type { RaceStopped } from "../../../net/wire";
import { endingShout, endingText } from "../scores/endings";
import { useTable } from "../view";
import styles from "./StopStamp.module.css";

const BREATH = 2200;

export function StopStamp(): JSX.Element {
  const view = useTable();
  const [stopped, setStopped] = createSignal<RaceStopped | null>(null);
  let timer: ReturnType<typeof setTimeout> | undefined;
  onCleanup(() => clearTimeout(timer));
  view.session.on((moment) => {
    if (moment.moment !== "happened") return;
    const found = moment.events.find((event) => event.event === "race_stopped");
    if (!found) return;
    setStopped(found);
    sounds.stop();
    vibrate("stop");
    speak(`${endingShout(found, view)} ${endingText(found, view)}`);
    clearTimeout(timer);
    timer = setTimeout(() => setStopped(null), BREATH);
  });
  return (
    <Show when={stopped()} keyed>
      {(found) => (
        <div class={styles.layer} aria-hidden="true" data-test="stop-stamp">
          <div
            class={classes(styles.stamp, found.by !== undefined && inkClass(view.backOf(found.by).ink))}
            style={{ "--letters": longestWord(endingShout(found, view)) }}
            ref={(element) => queueMicrotask(() => void stamp(element))}
          >
            <strong>{endingShout(found, view)}</strong>
            <span class={styles.who}>
              <Show when={found.by !== undefined}>
                <span class={styles.back}>
                  <CardBack {...view.backOf(found.by ?? 0)} />
                </span>
              </Show>
              {endingText(found, view)}
            </span>
          </div>
        </div>
      )}
    </Show>
  );
}

/** The shout is as large as its longest word lets it be. */
function longestWord(shout: string): number {
  return Math.max(...shout.split(" ").map((word) => word.length));
}
