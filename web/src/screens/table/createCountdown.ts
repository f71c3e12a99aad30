// A countdown signal to a moment on the table's own clock.

import { type Accessor, createEffect, createMemo, createSignal, onCleanup } from "solid-js";
import type { Session } from "../../table/session";

const OFTEN = 250; // the clock may still be finding out what time it is

/** Whole seconds that are left, counted up to the next; null when the moment is past, or there is none. */
export function createCountdown(session: Session, until: () => number | null): Accessor<number | null> {
  const [left, setLeft] = createSignal<number | null>(null);
  const moment = createMemo(until);
  createEffect(() => {
    const end = moment();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tick = (): void => {
      const ms = end === null ? 0 : end - session.now();
      const seconds = Math.ceil(ms / 1000);
      setLeft(seconds > 0 ? seconds : null);
      const next = seconds > 0 ? ms - (seconds - 1) * 1000 + 2 : OFTEN;
      if (end !== null) timer = setTimeout(tick, Math.min(OFTEN, next));
    };
    tick();
    onCleanup(() => clearTimeout(timer));
  });
  return left;
}
