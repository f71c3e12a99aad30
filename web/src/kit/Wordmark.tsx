// The name of the house, tumbling: its four l are cards, one of each ink, thrown all at once.

import { For } from "solid-js";
import { classes } from "./classes";
import fills from "./fills.module.css";
import type { Ink } from "./inks";
import styles from "./Wordmark.module.css";
import { CARD, LETTERS, THROWN, type Tumbling, WORDMARK } from "./wordmark";

export function Wordmark(props: { class?: string | undefined }) {
  return (
    <svg
      viewBox={`0 0 ${WORDMARK.width} ${WORDMARK.height}`}
      class={classes(styles.wordmark, props.class)}
      fill="currentColor"
      fill-rule="evenodd"
      role="img"
      aria-label="pellmell"
    >
      <For each={LETTERS}>{(letter) => <path d={letter.d} transform={tumbled(letter)} />}</For>
      <For each={THROWN}>{(thrown) => <Thrown {...thrown} />}</For>
    </svg>
  );
}

function Thrown(props: Tumbling & { ink: Ink }) {
  const [paper, field] = CARD;
  return (
    <g transform={tumbled(props)}>
      <rect class={fills.paper} width={paper.width} height={paper.height} rx={paper.round} />
      <rect
        class={fills[props.ink]}
        x={field.x}
        y={field.y}
        width={field.width}
        height={field.height}
        rx={field.round}
      />
    </g>
  );
}

function tumbled({ x, y, turn, about }: Tumbling): string {
  return `translate(${x} ${y}) rotate(${turn} ${about.join(" ")})`;
}
