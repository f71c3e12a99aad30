import { type Accessor, createEffect, createSignal, on, onCleanup, untrack } from "solid-js";

/**
 * What something was a moment ago: for whatever need not be seen at once, so that many small changes are drawn in
 * one go. What is `urgent` is passed on without delay.
 */
export function createCalm<T>(
  source: Accessor<T>,
  ms: number,
  urgent: (now: T, shown: T) => boolean = () => false,
): Accessor<T> {
  const [shown, show] = createSignal<T>(untrack(source));
  let timer: ReturnType<typeof setTimeout> | undefined;
  const catchUp = (): void => {
    clearTimeout(timer);
    timer = undefined;
    show(() => untrack(source));
  };
  createEffect(
    on(source, (now) => {
      if (urgent(now, untrack(shown))) catchUp();
      else timer ??= setTimeout(catchUp, ms);
    }),
  );
  onCleanup(() => clearTimeout(timer));
  return shown;
}
