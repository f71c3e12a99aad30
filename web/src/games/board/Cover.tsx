// The cover of the board game: a corner of the board, a card about to be laid next to a token.

import { For } from "solid-js";
import type { Ink } from "../../kit/inks";
import styles from "./Cover.module.css";
import { DrawnCard } from "./pieces/DrawnCard";
import { Tile } from "./pieces/Tile";
import { Token } from "./pieces/Token";

const SQUARES: readonly Ink[] = [
  "green",
  "red",
  "blue",
  "yellow",
  "violet",
  "orange",
  "green",
  "red",
  "yellow",
  "blue",
  "violet",
  "orange",
];

export default function Cover() {
  return (
    <div class={styles.cover} aria-hidden="true">
      <div class={styles.board}>
        <For each={SQUARES}>{(ink) => <Tile colour={ink} />}</For>
        <span class={styles.token}>
          <Token number={1} />
        </span>
        <span class={styles.laid}>
          <DrawnCard near="orange" far="red" upright frame="single" />
        </span>
        <span class={styles.card}>
          <DrawnCard near="green" far="red" frame="dashed" />
        </span>
      </div>
    </div>
  );
}
