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

const SHOWN = 3;
const ICON_OF: Record<ToastKind, IconName> = { plain: "bulb", good: "check", bad: "close" };
const [slips, setSlips] = createSignal<readonly Slip[]>([]);
let last = 0;

/** A slip of paper that goes away by itself. `<Toasts />` stands once on the page. */
export function toast(text: string, kind: ToastKind = "plain", ms = 3200): void {
  const id = ++last;
  setSlips((before) => [...before.slice(1 - SHOWN), { id, text, kind }]);
  setTimeout(() => setSlips((before) => before.filter((slip) => slip.id !== id)), ms);
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
