// The mark of how the round ended, beside its score: stamped in the ink of who was first.

import type { JSX } from "solid-js";
import { Show } from "solid-js";
import { CardBack } from "../../../kit/CardBack";
import { classes } from "../../../kit/classes";
import { inkClass } from "../../../kit/inks";
import { stamp } from "../../../kit/motion";
import type { RoundResult } from "../../../net/wire";
import { useTable } from "../view";
import styles from "./EndingMark.module.css";
import { endingShout, endingText } from "./endings";

export function EndingMark(props: { result: RoundResult }): JSX.Element {
  const view = useTable();
  const by = (): number | undefined => props.result.by;
  return (
    <p
      class={classes(styles.mark, by() !== undefined && inkClass(view.backOf(by() ?? 0).ink))}
      ref={(element) => queueMicrotask(() => void stamp(element))}
      data-test="ending"
    >
      <Show when={by() !== undefined}>
        <span class={styles.back}>
          <CardBack {...view.backOf(by() ?? 0)} />
        </span>
      </Show>
      <span class={styles.said}>
        <strong>{endingShout(props.result, view)}</strong>
        <span>{endingText(props.result, view)}</span>
      </span>
    </p>
  );
}
