// A token that stands with its foot at the bottom of its parent, 5 wide and 8 high.

import { classes } from "../../../kit/classes";
import { Sheet } from "../../../kit/Sheet";
import { marksOfToken, STANDING } from "./marks";
import styles from "./Token.module.css";

export function Token(props: { number: number; class?: string | undefined }) {
  return (
    <Sheet marks={marksOfToken(props.number)} size={STANDING} class={classes(styles.token, props.class)} />
  );
}
