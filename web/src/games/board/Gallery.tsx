// The pieces of the board game for /gallery.html, for those who draw them.

import { For } from "solid-js";
import { INKS } from "../../kit/inks";
import styles from "./Gallery.module.css";
import { DrawnCard } from "./pieces/DrawnCard";
import { Joker } from "./pieces/Joker";
import type { FrameName } from "./pieces/marks";
import { Tile } from "./pieces/Tile";
import { Token } from "./pieces/Token";

const FRAMES: FrameName[] = ["single", "double", "dashed", "dotted"];

export default function Gallery() {
  return (
    <>
      <div class={styles.board}>
        <For each={Array.from({ length: 60 }, (_, n) => INKS[(n * 7 + Math.floor(n / 6)) % 6] ?? "red")}>
          {(ink) => <Tile colour={ink} />}
        </For>
      </div>
      <div class={styles.row}>
        <For each={INKS}>{(ink) => <div class={styles.tile}>{<Tile colour={ink} />}</div>}</For>
      </div>
      <div class={styles.row}>
        <For each={FRAMES}>
          {(frame, at) => (
            <div class={styles.domino}>
              <DrawnCard near={INKS[at()] ?? "red"} far={INKS[at() + 2] ?? "red"} frame={frame} />
            </div>
          )}
        </For>
        <div class={styles.smallDomino}>
          <DrawnCard near="red" far="violet" frame="dotted" />
        </div>
        <div class={styles.smallDomino}>
          <DrawnCard near="green" far="yellow" frame="double" />
        </div>
      </div>
      <div class={styles.row}>
        <For each={FRAMES}>{(frame) => <div class={styles.tile}>{<Joker frame={frame} />}</div>}</For>
        <For each={[1, 2, 3, 4]}>
          {(number) => <div class={styles.token}>{<Token number={number} />}</div>}
        </For>
        <For each={[1, 2, 3, 4]}>
          {(number) => <div class={styles.smallToken}>{<Token number={number} />}</div>}
        </For>
      </div>
    </>
  );
}
