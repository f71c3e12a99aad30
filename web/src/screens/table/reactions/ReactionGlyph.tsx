// The eight things that can be said at a table, cut out of paper.

import type { JSX } from "solid-js";
import { Dynamic } from "solid-js/web";
import fills from "../../../kit/fills.module.css";
import type { Reaction } from "../../../net/wire";
import styles from "./ReactionGlyph.module.css";

export const REACTIONS: readonly Reaction[] = [
  "hello",
  "bravo",
  "oops",
  "wow",
  "hurry",
  "laugh",
  "thanks",
  "again",
];

const Face = (props: { fill: string | undefined; children: JSX.Element }): JSX.Element => (
  <>
    <path class={props.fill} d="M24 4c12 0 20 9 20 20.5S36 44 24.5 44 4 36 4 24 12 4 24 4z" />
    {props.children}
  </>
);

const DRAWN: Record<Reaction, () => JSX.Element> = {
  hello: () => (
    <>
      <path
        class={fills.yellow}
        d="M15 25 10.5 14.5a3 3 0 0 1 5.5-2.4L20 20.5 18.5 8.5a3 3 0 0 1 6-.7L26 19.5 28.5 9a3 3 0 0 1 5.8 1.4L32 22.5l4-5.2a3 3 0 0 1 4.8 3.7L33.5 34C30 41 24 44 18.5 40.5 15 38 14 33 12 28.5z"
      />
      <path class={styles.line} d="M5 12c0-4 2-7 5-8.5M8 19.5c-1.5-1-2.6-2.4-3-4M40 34c-1 3-3 5.5-5.5 7" />
    </>
  ),
  bravo: () => (
    <>
      <path
        class={fills.orange}
        d="m24 3 4.5 9 9-4.5-2.5 9.5 10 3.5-8.5 5 6 8-10-.5 1 10-8.5-5.5L21 46l-3.5-9.5L8 40l2-10-9-2.5 7.5-6L3 13l10 .5L14 4l7.5 6z"
      />
      <path class={styles.ink} d="M15.5 24.5 21 30l12-13" fill="none" stroke-width="4.5" />
    </>
  ),
  oops: () => (
    <Face fill={fills.green}>
      <path class={styles.line} d="m12 16 6 3M36 15l-6 4.5M14 33c2-4 4-4 6.5-1s4.5 3 7-.5 4.5-2.5 6.5.5" />
      <circle class={styles.dot} cx="16" cy="23" r="2.4" />
      <circle class={styles.dot} cx="32" cy="23" r="2.4" />
    </Face>
  ),
  wow: () => (
    <Face fill={fills.blue}>
      <circle class={styles.dot} cx="16" cy="19" r="3" />
      <circle class={styles.dot} cx="32" cy="19" r="3" />
      <ellipse class={styles.dot} cx="24" cy="32" rx="5" ry="6.5" />
      <path class={styles.line} d="M12 12c1.5-2 4-2.5 6-1.5M30 10.5c2-1 4.5-.5 6 1.5" />
    </Face>
  ),
  hurry: () => (
    <>
      <path
        class={fills.red}
        d="M11 5h26l-1 7c-.6 4-4 8-8 12 4 4 7.4 8 8 12l1 7H11l1-7c.6-4 4-8 8-12-4-4-7.4-8-8-12z"
      />
      <path
        class={fills.paper}
        d="M16.5 13h15c-1 3-4 6-7.5 9-3.5-3-6.5-6-7.5-9zM17 40c1-3.5 3.5-5.5 7-9 3.5 3.5 6 5.5 7 9z"
      />
      <path class={styles.line} d="M9 5h30M9 43h30" />
    </>
  ),
  laugh: () => (
    <Face fill={fills.yellow}>
      <path class={styles.line} d="m11 21 4.5-4 4.5 4M28 21l4.5-4 4.5 4" />
      <path class={styles.dot} d="M12 27h24c0 7-5 12-12 12s-12-5-12-12z" />
      <path class={fills.red} d="M17.5 36c3-3.5 10-3.5 13 0-3.5 3.5-9.5 3.5-13 0z" />
    </Face>
  ),
  thanks: () => (
    <>
      <path
        class={fills.red}
        d="M24 43C13 35 4 27.5 4 17.5 4 11 8.5 6 14.5 6 19 6 22 8.5 24 12c2-3.5 5.5-6.5 10-6 6 .5 10 5.5 10 11.5C44 27.5 35 35 24 43z"
      />
      <path class={fills.paper} d="M11 18c0-4 2-6.5 5-7-1.5 2-2.5 4-2.5 7.5z" />
    </>
  ),
  again: () => (
    <>
      <path
        class={fills.violet}
        d="M24 5a19 19 0 0 1 14.5 6.7L43 8v14H29l4.6-4.6A12 12 0 1 0 35.5 28l6.8 1.5A19 19 0 1 1 24 5z"
      />
    </>
  ),
};

export function ReactionGlyph(props: { reaction: Reaction }): JSX.Element {
  return (
    <svg class={styles.glyph} viewBox="0 0 48 48" aria-hidden="true">
      <Dynamic component={DRAWN[props.reaction]} />
    </svg>
  );
}
