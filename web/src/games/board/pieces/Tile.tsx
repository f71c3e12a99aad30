// A tile is one square of the board, or of a piece that lies on it.

import { Show } from "solid-js";
import { classes } from "../../../kit/classes";
import { type Ink, inkClass } from "../../../kit/inks";
import { Sheet } from "../../../kit/Sheet";
import { signAt } from "../../../kit/signs";
import { type FrameName, marksOfHalf, SQUARE } from "./marks";
import styles from "./Tile.module.css";

/** One square of the board, or, with a frame, of a piece that lies on it. It fills its parent. */
export function Tile(props: { colour: Ink; frame?: FrameName | undefined; class?: string | undefined }) {
  return (
    <Show when={props.frame} fallback={<Glazed colour={props.colour} class={props.class} />}>
      {(frame) => <Sheet marks={marksOfHalf(props.colour, frame())} size={SQUARE} class={props.class} />}
    </Show>
  );
}

function Glazed(props: { colour: Ink; class?: string | undefined }) {
  return (
    <svg viewBox="0 0 100 100" class={classes(styles.tile, props.class)} aria-hidden="true">
      <TileShapes colour={props.colour} />
    </svg>
  );
}

/** A glazed tile of 100 x 100, for use inside a larger SVG: a whole board is one. */
export function TileShapes(props: { colour: Ink }) {
  return (
    <g class={inkClass(props.colour)} fill-rule="evenodd">
      <rect class={styles.edge} x="2" y="3" width="96" height="96" rx="10" />
      <rect class={styles.glaze} x="2" y="2" width="96" height="92" rx="10" />
      <path class={styles.shine} d="M10 40V17q0-8 8-8h34q-30 5-42 31z" />
      <path class={styles.sign} d={signAt(props.colour, 20, 19, 2.5)} />
    </g>
  );
}
