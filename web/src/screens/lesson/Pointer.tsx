// Rings around what to press and where it goes, and a finger that shows the way.

import { Index, type JSX, Show } from "solid-js";
import { type Box, middleOf, placed } from "../../kit/box";
import { classes } from "../../kit/classes";
import { Icon } from "../../kit/ui/Icon";
import type { Look } from "../../table/lesson";
import styles from "./Pointer.module.css";
import { createRings } from "./rings";

export function Pointer(props: { race: Element; looks: Look[] }): JSX.Element {
  const rings = createRings(props.race, () => props.looks);
  return (
    <div class={styles.pointer} aria-hidden="true" data-test="lesson-pointer">
      <Index each={rings()}>
        {(ring, n) => (
          <div class={styles.place} style={placed(ring())}>
            <div class={classes(styles.ring, n > 0 && styles.aim)} />
          </div>
        )}
      </Index>
      <Show when={rings().length > 1}>
        <div class={styles.finger} style={way(rings())}>
          <Icon name="hand" />
        </div>
      </Show>
    </div>
  );
}

function way(rings: Box[]): JSX.CSSProperties {
  const [from, to] = [rings[0], rings[1]].map((ring) => middleOf(ring as Box));
  return {
    "--from": `${from?.x}px ${from?.y}px`,
    "--to": `${to?.x}px ${to?.y}px`,
  };
}
