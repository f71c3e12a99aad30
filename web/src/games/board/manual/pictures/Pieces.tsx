// The picture of the pieces: a card of each player, two jokers, the four tokens.

import { For, type JSX } from "solid-js";
import type { Ink } from "../../../../kit/inks";
import { DrawnCard } from "../../pieces/DrawnCard";
import { Joker } from "../../pieces/Joker";
import type { FrameName } from "../../pieces/marks";
import { Token } from "../../pieces/Token";
import { words } from "../words";
import styles from "./Pieces.module.css";

const CARDS: [Ink, Ink, FrameName][] = [
  ["red", "green", "single"],
  ["blue", "yellow", "double"],
  ["violet", "orange", "dashed"],
  ["green", "blue", "dotted"],
];

export function Pieces(): JSX.Element {
  const labels = () => words().labels;
  return (
    <div class={styles.pieces}>
      <div class={styles.part}>
        <div class={styles.cards}>
          <For each={CARDS}>
            {([near, far, frame]) => (
              <div class={styles.card}>
                <DrawnCard near={near} far={far} frame={frame} />
              </div>
            )}
          </For>
        </div>
        <span>{labels().cards}</span>
      </div>
      <div class={styles.part}>
        <div class={styles.few}>
          <div class={styles.joker}>
            <Joker frame="single" />
          </div>
          <div class={styles.joker}>
            <Joker frame="single" />
          </div>
        </div>
        <span>{labels().jokers}</span>
      </div>
      <div class={styles.part}>
        <div class={styles.few}>
          <For each={[1, 2, 3, 4]}>
            {(number) => (
              <div class={styles.token}>
                <Token number={number} />
              </div>
            )}
          </For>
        </div>
        <span>{labels().tokens}</span>
      </div>
    </div>
  );
}
