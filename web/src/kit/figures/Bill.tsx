// A bill says what is counted, line by line, with what it counts at the right.

import type { JSX } from "solid-js";
import { classes } from "../classes";
import styles from "./Bill.module.css";

export function Bill(props: { children: JSX.Element }) {
  return <div class={styles.bill}>{props.children}</div>;
}

/** `named`: it is somebody's line, with the name above. */
export function BillLine(props: {
  label: string;
  named?: boolean | undefined;
  counts: string;
  children: JSX.Element;
}) {
  return (
    <div class={styles.line}>
      <div class={classes(styles.what, props.named && styles.named)}>
        <div class={styles.pieces}>{props.children}</div>
        <span class={styles.label}>{props.label}</span>
      </div>
      <span class={styles.counts}>{props.counts}</span>
    </div>
  );
}

export function BillSum(props: { label: string; counts: string }) {
  return (
    <div class={styles.sum}>
      <span>{props.label}</span>
      <span class={styles.counts}>{props.counts}</span>
    </div>
  );
}
