// The picture of the dice that a player of four has drawn.

import { For, type JSX } from "solid-js";
import { Cup } from "../../pieces/Cup";
import { Die } from "../../pieces/Die";
import type { DiceDie } from "../../wire";
import { words } from "../words";
import styles from "./Drawn.module.css";

const DICE: DiceDie[] = [
  ["red", 2],
  ["red", 5],
  ["yellow", 1],
  ["green", 3],
  ["blue", 1],
  ["blue", 6],
];

export function Drawn(): JSX.Element {
  return (
    <div class={styles.drawn}>
      <div class={styles.part}>
        <div class={styles.dice}>
          <For each={DICE}>
            {([colour, value]) => (
              <div>
                <Die colour={colour} value={value} />
              </div>
            )}
          </For>
        </div>
        <span>{words().labels.dice}</span>
      </div>
      <div class={styles.part}>
        <div class={styles.cup}>
          <Cup />
        </div>
        <span>{words().labels.cup}</span>
      </div>
    </div>
  );
}
