import { Show } from "solid-js";
import { classes } from "./classes";
import styles from "./Frame.module.css";
import type { FrameName } from "./frames";

/** The frame in the margin of a piece of the board game, for use inside an SVG; a square is 100 wide. */
export function Frame(props: { name: FrameName; width: number; height: number }) {
  return (
    <>
      <Line {...props} inset={props.name === "double" ? 5 : 8.5} />
      <Show when={props.name === "double"}>
        <Line {...props} inset={12.5} />
      </Show>
    </>
  );
}

function Line(props: { name: FrameName; width: number; height: number; inset: number }) {
  return (
    <rect
      class={classes(styles.line, styles[props.name])}
      x={props.inset}
      y={props.inset}
      width={props.width - 2 * props.inset}
      height={props.height - 2 * props.inset}
      rx={Math.max(3, 13 - props.inset)}
    />
  );
}
