import { createEffect, For, type JSX, on, Show } from "solid-js";
import { CardBack } from "../../kit/CardBack";
import { classes } from "../../kit/classes";
import { pop } from "../../kit/motion";
import { ReadyMark } from "./ReadyMark";
import styles from "./ScoreRow.module.css";
import type { Standing } from "./standings";
import { useTable } from "./view";

/** One line of the sheet. It moves to its place when all is counted. */
export function ScoreRow(props: { seat: number; row: Standing | undefined; items: string[] }): JSX.Element {
  const { backOf, nameOf, seat, phase, isReady } = useTable();
  const ready = () => phase() === "scored" && props.row?.settled && isReady(props.seat);
  let total!: HTMLTableCellElement;
  createEffect(
    on(
      () => props.row?.total,
      () => void pop(total),
      { defer: true },
    ),
  );
  return (
    <tr
      class={classes(styles.row, props.seat === seat() && styles.own, props.row?.won && styles.won)}
      style={{ transform: `translateY(calc(${props.row?.line ?? props.seat} * var(--row)))` }}
      data-test="score-row"
    >
      <th scope="row" class={styles.player}>
        <span class={styles.back} data-seat={props.seat}>
          <CardBack {...backOf(props.seat)} />
          <Show when={ready()}>
            <span class={styles.ready}>
              <ReadyMark seat={props.seat} />
            </span>
          </Show>
        </span>
        <span class={styles.name}>{nameOf(props.seat)}</span>
      </th>
      <For each={props.items}>{(item) => <td class={styles.part}>{signed(props.row?.parts[item])}</td>}</For>
      <Show when={props.row?.gained !== undefined}>
        <td class={styles.round}>{signed(props.row?.gained)}</td>
      </Show>
      <td class={styles.total} ref={total}>
        {number(props.row?.total ?? 0)}
      </td>
    </tr>
  );
}

function signed(points: number | undefined): string {
  if (points === undefined) return "";
  return points > 0 ? `+${points}` : number(points);
}

/** With a minus, not a hyphen. */
function number(points: number): string {
  return points < 0 ? `−${-points}` : String(points);
}
