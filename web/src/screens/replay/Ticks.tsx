// The ticks of a film: one for each piece that was placed, tall where the seat has placed it from which one looks.

import { createMemo, type JSX } from "solid-js";
import { classes } from "../../kit/classes";
import { inkClass } from "../../kit/inks";
import { usePlayer } from "./player";
import styles from "./Strip.module.css";

const WIDE = 1000;

export function Ticks(): JSX.Element {
  const { axis, marks, view, backOf } = usePlayer();
  const path = (isDrawn: (seat: number) => boolean, top: number): string =>
    marks.placed
      .filter(({ seat }) => isDrawn(seat))
      .map(({ at }) => `M${(axis.placeOf(at) * WIDE).toFixed(1)} ${top}V60`)
      .join("");
  const own = createMemo(() => path((seat) => view() === null || seat === view(), 12));
  const others = createMemo(() => path((seat) => view() !== null && seat !== view(), 42));
  const ink = () => {
    const seat = view();
    return seat !== null && inkClass(backOf(seat).ink);
  };
  return (
    <svg class={styles.ticks} viewBox={`0 0 ${WIDE} 100`} preserveAspectRatio="none" aria-hidden="true">
      <path class={styles.others} d={others()} />
      <path class={classes(styles.own, ink())} d={own()} />
    </svg>
  );
}
