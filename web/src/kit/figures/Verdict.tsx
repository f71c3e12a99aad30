// A verdict is a stamp in the corner of a picture: so, or not so.

import { classes } from "../classes";
import { Icon } from "../ui/Icon";
import styles from "./Verdict.module.css";

export function Verdict(props: { right: boolean; class?: string | undefined }) {
  return (
    <span
      class={classes(styles.verdict, props.right ? styles.right : styles.wrong, props.class)}
      aria-hidden="true"
    >
      <Icon name={props.right ? "check" : "close"} />
    </span>
  );
}
