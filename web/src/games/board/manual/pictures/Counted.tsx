// The picture of a round that is counted.

import { For, type JSX, Show } from "solid-js";
import type { Ink } from "../../../../kit/inks";
import { DrawnCard } from "../../pieces/DrawnCard";
import { Joker } from "../../pieces/Joker";
import { words } from "../words";
import styles from "./Counted.module.css";

type Pair = [Ink, Ink];

interface Result {
  player: "player1" | "player2" | "player3";
  left: Pair[];
  joker: boolean;
  chips: number;
}

const RESULTS: Result[] = [
  { player: "player1", left: [], joker: false, chips: 2 },
  {
    player: "player2",
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
    player: "player3",
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
      <For each={RESULTS}>{(result) => <Line {...result} />}</For>
    </div>
  );
}

function Line(props: Result): JSX.Element {
  return (
    <>
      <div class={styles.player}>
        <span>{words().labels[props.player]}</span>
        <div class={styles.left}>
          <For each={props.left} fallback={words().labels.allLaid}>
            {([near, far]) => (
              <div class={styles.card}>
                <DrawnCard near={near} far={far} />
              </div>
            )}
          </For>
          <Show when={props.joker}>
            <div class={styles.joker}>
              <Joker />
            </div>
          </Show>
        </div>
      </div>
      <span class={styles.chips}>{props.chips}</span>
      <span class={styles.aside}>{2 - props.chips}</span>
    </>
  );
}
