// A toast is a slip of paper that goes away by itself, one at a time: bad news come first, the rest waits to be read.
// `<Toasts />` stands once on the page.

import { createSignal, For } from "solid-js";
import { classes } from "../classes";
import { Icon, type IconName } from "./Icon";
import styles from "./Toast.module.css";

export type ToastKind = "plain" | "good" | "bad";

interface Slip {
  id: number;
  text: string;
  kind: ToastKind;
}

const KEPT = 3;
const READ_MS = 1400; // what it takes at least
const ICON_OF: Record<ToastKind, IconName> = { plain: "bulb", good: "check", bad: "close" };
const [slips, setSlips] = createSignal<readonly Slip[]>([]);
let last = 0;
let lastGoes = 0;

/** Called, what it returns takes the slip away at once: it is not true any more. */
export function toast(text: string, kind: ToastKind = "plain", ms = 3200): () => void {
  const slip = { id: ++last, text, kind };
  const urgent = kind === "bad";
  setSlips((before) => (urgent ? [slip, ...before].slice(0, KEPT) : [...before.slice(1 - KEPT), slip]));
  const away = (): void => {
    setSlips((before) => before.filter(({ id }) => id !== slip.id));
  };
  setTimeout(away, urgent ? ms : timeFor(ms));
  return away;
}

function timeFor(ms: number): number {
  const now = performance.now();
  lastGoes = Math.max(now + ms, lastGoes + READ_MS);
  return lastGoes - now;
}

export function Toasts(props: { class?: string | undefined }) {
  return (
    <div class={classes(styles.toasts, props.class)} role="status" aria-live="polite">
      <For each={slips()}>
        {(slip) => (
          <p class={classes("on-paper", styles.slip, styles[slip.kind])} data-test="toast">
            <Icon name={ICON_OF[slip.kind]} class={styles.icon} />
            <span>{slip.text}</span>
          </p>
        )}
      </For>
    </div>
  );
}
