// Strokes in chalk keep score: four, and the fifth across them. For the eye alone.

import { For, type JSX, Show } from "solid-js";
import { classes } from "../../kit/classes";
import styles from "./Strokes.module.css";
import { BUNDLE, bundles } from "./tallies";

const MOST = 15; // strokes that one reads at a glance; more are told as a number
const STEP = 6.5; // from stroke to stroke
const HIGH = 24;

export function Strokes(props: { count: number; fresh: boolean; class?: string | undefined }): JSX.Element {
  const isLast = (bundle: number, n: number): boolean => bundle * BUNDLE + n === props.count - 1;
  return (
    <span class={classes(styles.strokes, props.class)} aria-hidden="true">
      <Show when={props.count <= MOST} fallback={<strong>{props.count}</strong>}>
        <For each={bundles(props.count)}>
          {(size, bundle) => (
            <svg
              viewBox={`0 0 ${Math.min(size, BUNDLE - 1) * STEP + 3} ${HIGH}`}
              class={styles.bundle}
              aria-hidden="true"
            >
              <For each={Array.from({ length: size }, (_, n) => n)}>
                {(n) => (
                  <path
                    d={strokeAt(n)}
                    pathLength="1"
                    class={classes(styles.stroke, props.fresh && isLast(bundle(), n) && styles.fresh)}
                  />
                )}
              </For>
            </svg>
          )}
        </For>
      </Show>
    </span>
  );
}

/** By hand: no two of them lean alike. */
function strokeAt(n: number): string {
  if (n === BUNDLE - 1) return `M1.5 18.5Q14 13 27.5 5`;
  const x = 3 + n * STEP;
  const [top, lean] = [2 + ((n * 5) % 3), ((n * 7) % 4) - 1.5];
  return `M${x + lean} ${top}Q${x + 0.8} 12 ${x - lean / 2} ${HIGH - 2 - (n % 2)}`;
}
