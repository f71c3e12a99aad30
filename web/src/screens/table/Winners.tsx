import { For, type JSX, onMount } from "solid-js";
import { CardBack } from "../../kit/CardBack";
import { sounds } from "../../kit/sound";
import { speak } from "../../kit/speak";
import { t } from "../../words/words";
import { Heading } from "../shell/Heading";
import { type TableView, useTable } from "./view";
import styles from "./Winners.module.css";

/** Their cards in a fan, and their names, large. */
export function Winners(props: { seats: number[] }): JSX.Element {
  const view = useTable();
  onMount(() => sounds.win());
  speak(titleOf(props.seats, view));
  return (
    <div class={styles.winners} data-test="winners">
      <div class={styles.fans} aria-hidden="true">
        <For each={props.seats}>{(seat) => <Fan seat={seat} />}</For>
      </div>
      <Heading class={styles.title}>{titleOf(props.seats, view)}</Heading>
    </div>
  );
}

function Fan(props: { seat: number }): JSX.Element {
  const { backOf } = useTable();
  return (
    <div class={styles.fan}>
      <For each={[-2, -1, 0, 1, 2]}>
        {(step) => (
          <div class={styles.card} style={{ "--step": step }}>
            <CardBack {...backOf(props.seat)} />
          </div>
        )}
      </For>
    </div>
  );
}

function titleOf(seats: number[], view: TableView): string {
  const { over, common } = t();
  const names = common.list(seats.map(view.nameOf));
  if (seats.length > 1) return over.titleShared(names);
  return seats[0] === view.seat() ? over.titleYou : over.title(names);
}
