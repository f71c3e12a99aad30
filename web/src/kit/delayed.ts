// A delayed signal follows its source after so many ms, when the page is idle, so that many small changes are drawn in
// one go. A change that is `urgent` is passed on without delay.

import { type Accessor, createEffect, createSignal, on, onCleanup, untrack } from "solid-js";
import { whenIdle } from "./idle";

export function createDelayed<T>(
  source: Accessor<T>,
  ms: number,
  urgent: (now: T, shown: T) => boolean = () => false,
): Accessor<T> {
  const [shown, show] = createSignal<T>(untrack(source));
  let isBehind = false;
  const catchUp = (): void => {
    if (isBehind) show(() => untrack(source));
    isBehind = false;
  };
  createEffect(
    on(source, (now) => {
      const wasBehind = isBehind;
      isBehind = true;
      if (urgent(now, untrack(shown))) catchUp();
      else if (!wasBehind) setTimeout(() => whenIdle(catchUp), ms);
    }),
  );
  onCleanup(() => {
    isBehind = false;
  });
  return shown;
}
