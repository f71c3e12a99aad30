// The countdown: three, two, one, and the game's shout, at the moment that the house has announced to everybody.

import { createEffect, createSignal, type JSX, on, onCleanup, Show } from "solid-js";
import { pop } from "../../../kit/motion";
import { sounds } from "../../../kit/sound";
import { speak } from "../../../kit/speak";
import { t } from "../../../words/words";
import { createCountdown } from "../createCountdown";
import { type TableView, useTable } from "../view";
import styles from "./Countdown.module.css";

const SHOUT = 750;
const LONGEST = 5; // more than this is a clock that has not found out the time yet

export function Countdown(): JSX.Element {
  const view = useTable();
  const left = createCountdown(view.session, () => startOf(view));
  const [shouting, setShouting] = createSignal(false);
  createEffect(
    on(left, (now, before) => {
      if (now !== null && now <= LONGEST) sounds.countdown(now);
      if (now === 3) speak(t().race.getReady);
      if (now === null && before != null && view.phase() !== "paused") shout();
    }),
  );
  const shout = (): void => {
    sounds.countdown(0);
    speak(view.game().words().shouts.start);
    setShouting(true);
    const timer = setTimeout(() => setShouting(false), SHOUT);
    onCleanup(() => clearTimeout(timer));
  };
  const shown = () => {
    const seconds = left();
    return seconds !== null && seconds <= LONGEST ? seconds : null;
  };
  return (
    <>
      <Show when={shown()} keyed>
        {(seconds) => (
          <div class={styles.layer} aria-hidden="true" data-test="countdown">
            <span class={styles.number} ref={(element) => queueMicrotask(() => void pop(element, 300))}>
              {seconds}
            </span>
          </div>
        )}
      </Show>
      <Show when={shouting()}>
        <div class={styles.layer} aria-hidden="true" data-test="shout">
          <span class={styles.shout}>{view.game().words().shouts.start}</span>
        </div>
      </Show>
    </>
  );
}

/** The start of the round, or its going on after a pause. A freeze has a sheet of its own. */
function startOf(view: TableView): number | null {
  return view.phase() === "countdown" ? (view.timer("start") ?? view.timer("resume")) : null;
}
