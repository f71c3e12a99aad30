// A leather cup, with dice in it, rattling, or on its side.

import { classes } from "../../../kit/classes";
import styles from "./Cup.module.css";

export interface CupProps {
  /** While the dice are in it and nobody knows yet how they will fall. */
  rattling?: boolean | undefined;
  /** On its side, the dice are out. */
  tipped?: boolean | undefined;
  class?: string | undefined;
}

/** A leather cup with the dice in it. */
export function Cup(props: CupProps) {
  return (
    <svg
      viewBox="0 0 100 100"
      class={classes(
        styles.cup,
        props.rattling && styles.rattling,
        props.tipped && styles.tipped,
        props.class,
      )}
      aria-hidden="true"
    >
      <path class={styles.inside} d="M12 24a38 11 0 1 0 76 0a38 11 0 1 0-76 0z" />
      <path class={styles.die} d="M26 22l6-15 15 5-4 15q-10 0-17-5z" />
      <path class={styles.dieBehind} d="M53 25l-2-14 15-3 5 14q-8 3-18 3z" />
      <path
        class={styles.pips}
        d="M33.5 14.5a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0-4.4 0M58.5 15.5a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0-4.4 0"
      />
      <path class={styles.leather} d="M12 24q38 22 76 0l-10.5 65q-27.5 13-55 0z" />
      <path class={styles.shade} d="M65 33.5q13-3 23-9.5l-10.5 65q-8 3.7-17 5.3z" />
      <path
        class={styles.band}
        d="M12 24q38 22 76 0l-2 12.5q-36 19-72 0zM20.8 79q29.2 13 58.4 0l-1.7 10.5q-27.5 13-55 0z"
      />
      <path class={styles.stitch} d="M15 32.5q35 18 70 0M23 86q27 11.5 54 0" />
      <path class={styles.stamp} d="M37 56l12-3.5 3.5 12-12 3.5zM54 67l10.5-5 5 10.5-10.5 5z" />
    </svg>
  );
}
