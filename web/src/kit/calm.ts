import { type Accessor, createEffect, createSignal, on, onCleanup, untrack } from "solid-js";
import { whenIdle } from "./idle";

/**
 * What something was a moment ago: for whatever need not be seen at once, so that many small changes are drawn in
 * one go, and when nothing else is. What is `urgent` is passed on without delay.
 */
export function createCalm<T>(
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
