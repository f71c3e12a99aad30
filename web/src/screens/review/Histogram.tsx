// A small histogram of reactions: of my last rounds if they are known, and in it, where those of this round lie.

import { For, type JSX, Show } from "solid-js";
import { classes } from "../../kit/classes";
import { binOf, binsOf } from "./bins";
import styles from "./ReviewCard.module.css";
import { w } from "./words";

export interface HistogramProps {
  /** In this round. */
  reactions: number[];
  lately?: number[] | undefined;
}

export function Histogram(props: HistogramProps): JSX.Element {
  const bins = () => binsOf(props.lately ?? props.reactions);
  const isOfNow = (bin: number): boolean =>
    props.lately !== undefined && props.reactions.some((ms) => binOf(ms, bins().ms) === bin);
  return (
    <>
      <dd class={styles.histogram} aria-hidden="true" data-test="histogram">
        <For each={bins().heights}>
          {(high, bin) => <span class={classes(isOfNow(bin()) && styles.now)} style={{ "--high": high }} />}
        </For>
      </dd>
      <Show when={props.lately}>
        <dd class={styles.about}>{w().reaction.lately}</dd>
      </Show>
    </>
  );
}
