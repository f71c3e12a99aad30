import { For, type JSX, Show } from "solid-js";
import { BoardCard } from "../../../../kit/BoardCard";
import type { Ink } from "../../../../kit/inks";
import { Joker } from "../../../../kit/Joker";
import { words } from "../words";
import styles from "./Counted.module.css";

type Pair = [Ink, Ink];

interface Result {
  left: Pair[];
  joker: boolean;
  chips: number;
}

const RESULTS: Result[] = [
  { left: [], joker: false, chips: 2 },
  {
    left: [
      ["red", "blue"],
      ["green", "violet"],
      ["orange", "yellow"],
      ["blue", "green"],
    ],
    joker: true,
    chips: 1,
  },
  {
    left: [
      ["yellow", "red"],
      ["violet", "orange"],
      ["green", "red"],
      ["blue", "orange"],
    ],
    joker: false,
    chips: 0,
  },
];

export function Counted(): JSX.Element {
  const labels = () => words().labels;
  return (
    <div class={styles.counted}>
      <span />
      <span class={styles.head}>{labels().chips}</span>
      <span class={styles.head}>{labels().aside}</span>
      <For each={RESULTS}>{(result, n) => <Line result={result} name={labels().players[n()] ?? ""} />}</For>
    </div>
  );
}

function Line(props: { result: Result; name: string }): JSX.Element {
  return (
    <>
      <div class={styles.player}>
        <span>{props.name}</span>
        <div class={styles.left}>
          <For each={props.result.left} fallback={words().labels.allLaid}>
            {([near, far]) => (
              <div class={styles.card}>
                <BoardCard near={near} far={far} />
              </div>
            )}
          </For>
          <Show when={props.result.joker}>
            <div class={styles.joker}>
              <Joker />
            </div>
          </Show>
        </div>
      </div>
      <span class={styles.chips}>{props.result.chips}</span>
      <span class={styles.aside}>{2 - props.result.chips}</span>
    </>
  );
}
