// A small histogram of reactions: of my last rounds if they are known, and in it, where the one of this round lies.

import { For, type JSX, Show } from "solid-js";
import { classes } from "../../kit/classes";
import { binOf, binsOf } from "./bins";
import styles from "./ReviewCard.module.css";
import { w } from "./words";

export interface HistogramProps {
  /** In this round: the one in the middle, and all. */
  reaction: number;
  reactions: number[];
  lately?: number[] | undefined;
}

export function Histogram(props: HistogramProps): JSX.Element {
  const bins = () => binsOf(props.lately ?? props.reactions);
  const isOfNow = (bin: number): boolean =>
    props.lately !== undefined && binOf(props.reaction, bins().ms) === bin;
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
