import { Show } from "solid-js";
import { classes } from "./classes";
import { Frame } from "./Frame";
import type { FrameName } from "./frames";
import { type Ink, inkClass } from "./inks";
import { signAt } from "./signs";
import styles from "./Tile.module.css";

export type { FrameName } from "./frames";

/** One square of the board, or, with a frame, of a piece that lies on it. It fills its parent. */
export function Tile(props: { colour: Ink; frame?: FrameName | undefined; class?: string | undefined }) {
  return (
    <svg viewBox="0 0 100 100" class={classes(styles.tile, props.class)} aria-hidden="true">
      <Show when={props.frame} fallback={<TileShapes colour={props.colour} />}>
        {(frame) => (
          <>
            <rect class={styles.paper} x="1" y="1" width="98" height="98" rx="12" />
            <Printed colour={props.colour} x={17} y={17} width={66} height={66} />
            <Frame name={frame()} width={100} height={100} />
          </>
        )}
      </Show>
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

const SIGN = 56.4;

/** A field of a card, with the sign in its middle. */
export function Printed(props: { colour: Ink; x: number; y: number; width: number; height: number }) {
  const sign = () => {
    const [x, y] = [props.x + (props.width - SIGN) / 2, props.y + (props.height - SIGN) / 2];
    return signAt(props.colour, x, y, SIGN / 24);
  };
  return (
    <g class={inkClass(props.colour)} fill-rule="evenodd">
      <rect class={styles.glaze} x={props.x} y={props.y} width={props.width} height={props.height} rx="4" />
      <path class={styles.sign} d={sign()} />
    </g>
  );
}
