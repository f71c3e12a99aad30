// Examples stand side by side, as many as there is room for.

import type { JSX } from "solid-js";
import { classes } from "../classes";
import styles from "./Example.module.css";
import { Verdict } from "./Verdict";

export function Examples(props: { small?: boolean | undefined; children: JSX.Element }) {
  return <div class={classes(styles.examples, props.small && styles.small)}>{props.children}</div>;
}

export function Example(props: { right: boolean; label: string; children: JSX.Element }) {
  return (
    <div class={styles.example}>
      <div class={styles.picture}>{props.children}</div>
      <div class={styles.said}>
        <Verdict right={props.right} class={styles.verdict} />
        <span>{props.label}</span>
      </div>
    </div>
  );
}
