// The board of the evening: a slate on which somebody keeps score in chalk, a stroke for every match that was won.

import { createMemo, createUniqueId, For, type JSX, onMount, Show } from "solid-js";
import { classes } from "../../kit/classes";
import { speak } from "../../kit/speak";
import { Icon } from "../../kit/ui/Icon";
import { type TableView, useTable } from "../table/view";
import styles from "./EveningBoard.module.css";
import { Strokes } from "./Strokes";
import { type BoardRow, boardRows, isWorthABoard } from "./tallies";
import { e } from "./words";

const FEW = 6; // more stand in two columns, where there is room

export interface EveningBoardProps {
  /** A match has just ended: the newest stroke is drawn before everybody's eyes, and the board is read out. */
  fresh?: boolean;
  /** So many of the best, where there is no room for all. */
  most?: number;
  class?: string | undefined;
}

export function EveningBoard(props: EveningBoardProps): JSX.Element {
  const view = useTable();
  const rows = createMemo(() => boardRows(view.table().evening ?? []).slice(0, props.most));
  return (
    <Show when={isWorthABoard(rows())}>
      <Slate {...props} rows={rows()} view={view} />
    </Show>
  );
}

function Slate(props: EveningBoardProps & { rows: BoardRow[]; view: TableView }): JSX.Element {
  const title = createUniqueId();
  const own = () => props.view.nameOf(props.view.seat() ?? -1);
  const justWon = (name: string): boolean => {
    const { match, nameOf } = props.view;
    return Boolean(props.fresh && match()?.winners?.some((seat) => nameOf(seat) === name));
  };
  onMount(() => {
    if (props.fresh) speak(`${e().board.title}. ${props.rows.map(spoken).join(" ")}`);
  });
  return (
    <section class={classes(styles.board, props.class)} aria-labelledby={title} data-test="evening">
      <h2 id={title} class={styles.title}>
        {e().board.title}
      </h2>
      <ol class={classes(styles.rows, props.rows.length <= FEW && styles.few)}>
        <For each={props.rows}>
          {(row) => (
            <li class={classes(styles.row, row.name === own() && styles.own)}>
              <span class="only-spoken">{spoken(row)}</span>
              <span class={styles.name} aria-hidden="true">
                {row.name}
              </span>
              <Show when={row.leads}>
                <Icon name="crown" class={styles.crown} />
              </Show>
              <Strokes count={row.won} fresh={justWon(row.name)} class={styles.strokes} />
              <span class={styles.played} aria-hidden="true">
                {e().board.of(row.played)}
              </span>
            </li>
          )}
        </For>
      </ol>
    </section>
  );
}

function spoken({ name, won, played }: BoardRow): string {
  return e().board.spoken(name, won, played);
}
