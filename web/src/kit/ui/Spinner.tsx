// A spinner for waiting: three cards that wait their turn.

import { classes } from "../classes";
import styles from "./Spinner.module.css";

export function Spinner(props: { label: string; class?: string | undefined }) {
  return (
    <div class={classes(styles.spinner, props.class)} role="status" aria-label={props.label}>
      <i />
      <i />
      <i />
    </div>
  );
}
