import { classes } from "./classes";
import styles from "./Die.module.css";
import { type Ink, inkClass } from "./inks";
import { signAt } from "./signs";

type Spot = readonly [x: number, y: number];

const MIDDLE: Spot = [50, 47];
const FALLING: readonly Spot[] = [
  [27, 24],
  [73, 70],
];
const RISING: readonly Spot[] = [
  [73, 24],
  [27, 70],
];
const SIDES: readonly Spot[] = [
  [27, 47],
  [73, 47],
];

const PIPS: Record<number, string> = {
  1: pips([MIDDLE]),
  2: pips(FALLING),
  3: pips([...FALLING, MIDDLE]),
  4: pips([...FALLING, ...RISING]),
  5: pips([...FALLING, ...RISING, MIDDLE]),
  6: pips([...FALLING, ...RISING, ...SIDES]),
};

function pips(spots: readonly Spot[]): string {
  return spots.map(([x, y]) => `M${x - 9} ${y}a9 9 0 1 0 18 0a9 9 0 1 0-18 0z`).join("");
}

/** The face that a die shows; with 0 it shows its sign only, as a die in the air does. */
export function Die(props: { colour: Ink; value: number; class?: string | undefined }) {
  return (
    <svg
      viewBox="0 0 100 100"
      class={classes(styles.die, inkClass(props.colour), props.class)}
      fill-rule="evenodd"
      aria-hidden="true"
    >
      <rect class={styles.side} x="3" y="5" width="94" height="93" rx="20" />
      <rect class={styles.top} x="3" y="2" width="94" height="90" rx="19" />
      <path class={styles.sign} d={signAt(props.colour, 13, 10, 3.08)} />
      <path class={styles.pips} d={PIPS[props.value] ?? ""} />
    </svg>
  );
}
