import { classes } from "../classes";
import { Icon } from "../ui/Icon";
import styles from "./Verdict.module.css";

/** A stamp in the corner of a picture: so, or not so. */
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
