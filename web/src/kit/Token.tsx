import { classes } from "./classes";
import styles from "./Token.module.css";

/** Each has a head of its own: a ball, a crown, a pointed cap, a house. 60 x 96. */
const HEADS: Record<number, string> = {
  1: "M30 4a17 17 0 1 1 0 34a17 17 0 1 1 0-34z",
  2: "M11 6l9.5 8.5L30 3l9.5 11.5L49 6l-4 32H15z",
  3: "M30 1l17 37H13z",
  4: "M30 2l21 15.5H46V38H14V17.5H9z",
};

/** A token that stands with its foot at the bottom of its parent, 5 wide and 8 high. */
export function Token(props: { number: number; class?: string | undefined }) {
  return (
    <svg viewBox="0 0 60 96" class={classes(styles.token, props.class)} aria-hidden="true">
      <ellipse class={styles.shadow} cx="33" cy="88" rx="26" ry="6.5" />
      <path class={styles.body} d={`${HEADS[props.number] ?? HEADS[1]}M20 34h20l13 51q-23 9-46 0z`} />
      <text class={styles.number} x="30" y="80">
        {props.number}
      </text>
    </svg>
  );
}
