// A row of the score sheet: one player, item by item. It moves to its place when all is counted.

import { createEffect, For, type JSX, on, Show } from "solid-js";
import { CardBack } from "../../../kit/CardBack";
import { classes } from "../../../kit/classes";
import { pop } from "../../../kit/motion";
import { withMinus } from "../../../kit/numbers";
import { Icon } from "../../../kit/ui/Icon";
import { standingOf } from "../Marks";
import { ReadyMark } from "../readying/ReadyMark";
import { type TableView, useTable } from "../view";
import styles from "./ScoreRow.module.css";
import type { Standing } from "./standings";

interface ScoreRowProps {
  seat: number;
  row: Standing | undefined;
  items: string[];
  /** The round has points, if not for a seat that was added after it. */
  scored: boolean;
}

/** One line of the sheet. It moves to its place when all is counted. */
export function ScoreRow(props: ScoreRowProps): JSX.Element {
  const view = useTable();
  const { backOf, nameOf, seat, phase, isReady } = view;
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
        <span class={styles.who}>
          <span class={styles.name}>{nameOf(props.seat)}</span>
          <Show when={absenceOf(view, props.seat)}>
            {(found) => (
              <span class={styles.absent} title={found().text}>
                <Icon name={found().icon} />
                <span class="only-spoken">{found().text}</span>
                <span class={styles.told} aria-hidden="true">
                  {found().text}
                </span>
              </span>
            )}
          </Show>
        </span>
      </th>
      <For each={props.items}>{(item) => <td class={styles.part}>{signed(props.row?.parts[item])}</td>}</For>
      <Show when={props.scored}>
        <td class={styles.round}>{signed(props.row?.gained)}</td>
      </Show>
      <td class={styles.total} ref={total}>
        {withMinus(props.row?.total ?? 0)}
      </td>
    </tr>
  );
}

/** Who has left, is away, or sits out: for them a bot plays, or nobody. */
function absenceOf(view: TableView, seat: number): ReturnType<typeof standingOf> {
  const standing = view.players()[seat]?.level ? null : standingOf(view, seat);
  return standing?.icon === "line" ? null : standing;
}

function signed(points: number | undefined): string {
  if (points === undefined) return "";
  return points > 0 ? `+${points}` : withMinus(points);
}
