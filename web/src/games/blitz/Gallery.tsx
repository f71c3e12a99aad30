// The pieces of Dutch Blitz for /gallery.html, for those who draw them.

import { For } from "solid-js";
import { CardFace } from "../../kit/CardFace";
import type { MotifName } from "../../kit/motifs";
import type { Colour } from "../../net/wire";
import { childOn } from "./children";
import styles from "./Gallery.module.css";

const FOUR: Colour[] = ["red", "yellow", "green", "blue"];
const MOTIFS: MotifName[] = ["plough", "carriage", "pump", "pail"];

export default function Gallery() {
  return (
    <div class={styles.row}>
      <For each={FOUR}>
        {(ink, at) => (
          <div class={styles.card}>
            <CardFace
              colour={ink}
              value={7 + at()}
              figure={childOn([ink, 1])}
              owner={{ motif: MOTIFS[at()] ?? "die", ink: "blue" }}
            />
          </div>
        )}
      </For>
      <div class={styles.fan}>
        <For each={FOUR}>
          {(ink, at) => (
            <div class={styles.card}>
              <CardFace colour={ink} value={10 - at()} figure={childOn([ink, 1])} />
            </div>
          )}
        </For>
      </div>
    </div>
  );
}
