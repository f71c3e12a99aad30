// A die shows a face; with 0 it shows its sign only, as a die in the air does.

import { classes } from "../../../kit/classes";
import { type Ink, inkClass } from "../../../kit/inks";
import styles from "./Die.module.css";
import { LINE, pipsOf, SIDE, SIGN_OPACITY, signOf, TOP } from "./dieFace";

export function Die(props: { colour: Ink; value: number; class?: string | undefined }) {
  return (
    <svg
      viewBox="0 0 100 100"
      class={classes(styles.die, inkClass(props.colour), props.class)}
      fill-rule="evenodd"
      aria-hidden="true"
    >
      <path class={styles.side} d={SIDE} />
      <path class={styles.top} d={TOP} />
      <path class={styles.sign} d={signOf(props.colour)} fill-opacity={SIGN_OPACITY} />
      <path class={styles.pips} d={pipsOf(props.value)} stroke-width={LINE} />
    </svg>
  );
}
