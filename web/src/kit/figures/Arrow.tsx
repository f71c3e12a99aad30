// An arrow from left to right, drawn with a round pen. It is as wide as its class says.

import { classes } from "../classes";
import styles from "./Arrow.module.css";

const WAYS = {
  straight: { box: "0 0 60 24", path: "M4 12q26-4 49 0M44 4l10 8-9 8" },
  over: { box: "0 0 120 40", path: "M6 36C16 0 98-2 110 30M99 25l11.5 7 6-12" },
} as const;

export function Arrow(props: { way?: keyof typeof WAYS | undefined; class?: string | undefined }) {
  const way = () => WAYS[props.way ?? "straight"];
  return (
    <svg viewBox={way().box} class={classes(styles.arrow, props.class)} aria-hidden="true">
      <path d={way().path} />
    </svg>
  );
}
