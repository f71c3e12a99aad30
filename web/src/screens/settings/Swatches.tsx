// Swatches: what a table and a palette look like, beside their names.

import { For, type JSX } from "solid-js";
import { classes } from "../../kit/classes";
import { Sign } from "../../kit/Sign";
import type { Settings } from "../../settings";
import styles from "./Swatches.module.css";

const INKS = ["red", "yellow", "green", "blue"] as const;

export function TableSwatch(props: { theme: Settings["theme"]; name: string }): JSX.Element {
  return (
    <span class={styles.option}>
      <span class={classes(styles.table, styles[props.theme])} aria-hidden="true">
        <span class={styles.card} />
      </span>
      {props.name}
    </span>
  );
}

export function PaletteSwatch(props: { palette: Settings["palette"]; name: string }): JSX.Element {
  return (
    <span class={styles.option}>
      <span class={classes(styles.palette, styles[props.palette])} aria-hidden="true">
        <For each={INKS}>
          {(ink) => (
            <span class={styles.ink} style={{ background: `var(--${ink})`, color: `var(--on-${ink})` }}>
              <Sign ink={ink} />
            </span>
          )}
        </For>
      </span>
      {props.name}
    </span>
  );
}
