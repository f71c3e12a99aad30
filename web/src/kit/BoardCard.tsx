import { Show } from "solid-js";
import styles from "./BoardCard.module.css";
import { classes } from "./classes";
import { Frame } from "./Frame";
import type { FrameName } from "./frames";
import type { Ink } from "./inks";
import { Printed } from "./Tile";

export interface BoardCardProps {
  near: Ink;
  far: Ink;
  /** The two squares the other way round. */
  turned?: boolean | undefined;
  upright?: boolean | undefined;
  frame?: FrameName | undefined;
  class?: string | undefined;
}

/** A card of two squares, `near` at the left (above, if upright). It fills its parent, two squares long. */
export function BoardCard(props: BoardCardProps) {
  const width = () => (props.upright ? 100 : 200);
  const height = () => (props.upright ? 200 : 100);
  return (
    <svg viewBox={`0 0 ${width()} ${height()}`} class={classes(styles.card, props.class)} aria-hidden="true">
      <rect class={styles.paper} x="1" y="1" width={width() - 2} height={height() - 2} rx="12" />
      <Printed
        colour={props.turned ? props.far : props.near}
        x={17}
        y={17}
        width={props.upright ? 66 : 81}
        height={props.upright ? 81 : 66}
      />
      <Printed
        colour={props.turned ? props.near : props.far}
        x={props.upright ? 17 : 102}
        y={props.upright ? 102 : 17}
        width={props.upright ? 66 : 81}
        height={props.upright ? 81 : 66}
      />
      <Show when={props.frame}>{(frame) => <Frame name={frame()} width={width()} height={height()} />}</Show>
    </svg>
  );
}
