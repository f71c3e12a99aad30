// The stop: a stamp across the table, and everybody takes a breath.

import { createSignal, type JSX, onCleanup, Show } from "solid-js";
import { stamp } from "../../kit/motion";
import { sounds } from "../../kit/sound";
import { speak } from "../../kit/speak";
import { vibrate } from "../../kit/vibrate";
import type { RaceStopped } from "../../net/wire";
import { t } from "../../words/words";
import styles from "./StopStamp.module.css";
import { type TableView, useTable } from "./view";

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
    speak(`${shoutOf(found, view)} ${aboutOf(found, view)}`);
    clearTimeout(timer);
    timer = setTimeout(() => setStopped(null), BREATH);
  });
  return (
    <Show when={stopped()} keyed>
      {(found) => (
        <div class={styles.layer} aria-hidden="true" data-test="stop-stamp">
          <div
            class={styles.stamp}
            style={{ "--letters": longestWord(shoutOf(found, view)) }}
            ref={(element) => queueMicrotask(() => void stamp(element))}
          >
            <strong>{shoutOf(found, view)}</strong>
            <span>{aboutOf(found, view)}</span>
          </div>
        </div>
      )}
    </Show>
  );
}

function shoutOf(stopped: RaceStopped, view: TableView): string {
  const { endings } = t();
  return stopped.ending === "stop" ? view.game().words().shouts.stop : endings[stopped.ending];
}

/** The shout is as large as its longest word lets it be. */
function longestWord(shout: string): number {
  return Math.max(...shout.split(" ").map((word) => word.length));
}

function aboutOf(stopped: RaceStopped, view: TableView): string {
  const { endings } = t();
  if (stopped.ending === "blocked") return endings.blockedAbout;
  if (stopped.ending === "vote") return endings.voteAbout;
  return stopped.by === view.seat() ? endings.stopYou : endings.stop(view.nameOf(stopped.by ?? 0));
}
