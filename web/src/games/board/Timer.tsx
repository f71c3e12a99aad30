// The timer of what everybody waits for: a bar that runs out.

import { createEffect, createMemo, Show } from "solid-js";
import { useScene } from "./scene";
import styles from "./Timer.module.css";

export function Timer(props: { name: string }) {
  const { view } = useScene();
  const until = createMemo(() => {
    const timers = view.session.known()?.timers ?? {};
    return Object.entries(timers).find(([name]) => name.startsWith(props.name))?.[1] ?? null;
  });
  let bar: HTMLElement | undefined;
  createEffect(() => {
    const left = (until() ?? 0) - view.session.now();
    if (left > 0)
      bar?.animate([{ transform: "scaleX(1)" }, { transform: "scaleX(0)" }], {
        duration: left,
        fill: "forwards",
      });
  });
  return (
    <Show when={until()}>
      <div class={styles.timer} aria-hidden="true">
        <div class={styles.bar} ref={(element) => (bar = element)} />
      </div>
    </Show>
  );
}
