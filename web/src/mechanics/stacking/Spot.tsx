// A spot in the middle, where a pile lies or the next one will.

import { Show } from "solid-js";
import { type Box, lying } from "../../kit/box";
import { classes } from "../../kit/classes";
import { inkClass } from "../../kit/inks";
import { Motif } from "../../kit/Motif";
import type { Suit } from "./layout/middle";
import styles from "./Spot.module.css";
import { useScene } from "./scene";

export interface SpotProps {
  box: Box;
  suit: Suit;
  /** The pile that lies there. */
  number: number | undefined;
  /** What is said of it. */
  label: string | undefined;
  /** The next pile of its colour will lie there. */
  free: boolean;
  /** A card that is dragged would be laid on it. */
  aimedAt: boolean;
  /** Who was quicker here, just now. */
  lostTo: number | null;
}

/** A place in the middle. What lies there is painted; this is where it is, and what is said of it. */
export function Spot(props: SpotProps) {
  return (
    <div
      class={classes(styles.spot, props.aimedAt && styles.aimed)}
      style={lying(props.box)}
      data-pile={props.number}
      data-free={props.free ? props.suit : undefined}
      role="img"
      aria-label={props.label}
      aria-hidden={props.label ? undefined : "true"}
    >
      <Show when={props.lostTo !== null}>
        <RivalTab seat={props.lostTo ?? 0} />
      </Show>
    </div>
  );
}

/** Who was quicker, where it happened. */
function RivalTab(props: { seat: number }) {
  const { view } = useScene();
  return (
    <div class={classes(styles.rival, inkClass(view.backOf(props.seat).ink))}>
      <Motif name={view.backOf(props.seat).motif} class={styles.rivalMotif} />
      <span class={styles.rivalName}>{view.nameOf(props.seat)}</span>
    </div>
  );
}
