// The pieces of the dice game for /gallery.html, for those who draw them.

import { For } from "solid-js";
import type { Ink } from "../../kit/inks";
import styles from "./Gallery.module.css";
import { Cup } from "./pieces/Cup";
import { Die } from "./pieces/Die";

const FOUR: Ink[] = ["red", "yellow", "green", "blue"];

export default function Gallery() {
  return (
    <div class={styles.row}>
      <For each={[1, 2, 3, 4, 5, 6, 0]}>
        {(value) => (
          <div class={styles.die}>
            <Die colour={FOUR[value % 4] ?? "red"} value={value} />
          </div>
        )}
      </For>
      <div class={styles.cup}>
        <Cup />
      </div>
      <div class={styles.cup}>
        <Cup rattling />
      </div>
      <div class={styles.cup}>
        <Cup tipped />
      </div>
    </div>
  );
}
