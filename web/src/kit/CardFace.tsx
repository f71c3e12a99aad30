import { Show } from "solid-js";
import styles from "./CardFace.module.css";
import { classes } from "./classes";
import { Figure, type FigureName } from "./Figure";
import { type Ink, inkClass } from "./inks";
import { MOTIFS, type MotifName } from "./motifs";
import { PANEL } from "./panel";
import { SIGNS } from "./signs";

export interface CardFaceProps {
  colour: Ink;
  value: number;
  figure?: FigureName | undefined;
  /** Whose it is: a tab in the upper right corner. */
  owner?: { motif: MotifName; box: Ink } | undefined;
  class?: string | undefined;
}

/** It fills its parent, which is 5 wide and 7 high. The upper left corner alone tells value and colour. */
export function CardFace(props: CardFaceProps) {
  const wide = () => props.value > 9;
  return (
    <svg
      viewBox="0 0 100 140"
      class={classes(styles.face, inkClass(props.colour), props.class)}
      fill-rule="evenodd"
      aria-hidden="true"
    >
      <rect class={styles.paper} x="0.5" y="0.5" width="99" height="139" rx="10" />
      <path class={styles.ink} d={PANEL} />
      <path class={styles.deep} d={SIGNS[props.colour]} transform="translate(7 35) scale(3.6)" />
      <text
        class={classes(styles.numeral, props.figure && styles.beside, wide() && styles.wide)}
        x={props.figure ? 42 : 50}
        y={props.figure ? 98 : 108}
      >
        {props.value}
      </text>
      <text class={classes(styles.index, wide() && styles.wide)} x="11.5" y="35">
        {props.value}
      </text>
      <path
        class={styles.on}
        d={SIGNS[props.colour]}
        transform={wide() ? "translate(38.5 14) scale(.86)" : "translate(32 12.5) scale(.98)"}
      />
      <Show
        when={props.figure}
        fallback={
          <path class={styles.on} d={SIGNS[props.colour]} transform="translate(73.5 113.5) scale(.66)" />
        }
      >
        {(figure) => <Figure name={figure()} transform="translate(49 90) rotate(4 22 22)" />}
      </Show>
      <Show when={props.owner}>
        {(owner) => (
          <g class={inkClass(owner().box)}>
            <path class={styles.paper} d="M64 0h26q10 0 10 10v29H73q-9 0-9-9z" />
            <path class={styles.ink} d="M68 4h20q8 0 8 8v23H76q-8 0-8-8z" />
            <path class={styles.on} d={MOTIFS[owner().motif]} transform="translate(71 7.5) scale(.92)" />
          </g>
        )}
      </Show>
    </svg>
  );
}
