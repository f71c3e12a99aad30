// The podium at the end of a match, built of the game's own pieces, one upon the other: the winners' last.

import { createSignal, For, type JSX, onCleanup, onMount } from "solid-js";
import { CardBack } from "../../kit/CardBack";
import { classes } from "../../kit/classes";
import { withMinus } from "../../kit/numbers";
import type { Piece } from "../../kit/piece";
import { lessMotion } from "../../kit/preferences";
import { Sheet } from "../../kit/Sheet";
import { sounds } from "../../kit/sound";
import { piecesOf } from "../../table/pieces";
import { onSkip } from "../table/scores/skipping";
import { useTable } from "../table/view";

import { leaning } from "./leaning";
import styles from "./Podium.module.css";
import { HIGHEST, type PodiumColumn, podiumColumns, turnOf } from "./podiumColumns";
import { f } from "./words";

const PIECE = 110; // ms from one piece to the next
const TURN = 420; // and from one place to the next

export default function Podium(props: { onBuilt: () => void }): JSX.Element {
  const { match } = useTable();
  const columns = podiumColumns(match()?.totals ?? []);
  const [built, setBuilt] = createSignal(lessMotion());
  const delayOf = (column: PodiumColumn, height: number): number =>
    turnOf(column, columns) * TURN + height * PIECE;
  const timers: ReturnType<typeof setTimeout>[] = [];
  const finish = (): void => {
    for (const timer of timers) clearTimeout(timer);
    if (built()) return;
    setBuilt(true);
    done();
  };
  const done = (): void => {
    sounds.win();
    props.onBuilt();
  };
  onMount(() => {
    if (built()) return done();
    const last = Math.max(...columns.map((column) => delayOf(column, column.height)));
    for (const column of columns)
      for (let height = 0; height < column.height; height++)
        timers.push(setTimeout(() => sounds.count(height * 2), delayOf(column, height) + PIECE));
    timers.push(setTimeout(finish, last + TURN));
  });
  onCleanup(() => timers.forEach(clearTimeout));
  onSkip(finish, () => !built());
  return (
    <ol
      class={classes(styles.podium, built() && styles.built)}
      aria-label={f().podium}
      data-test="podium"
      data-built={built()}
      style={{ "--columns": columns.length }}
    >
      <For each={columns}>
        {(column) => <Column {...column} delayOf={(height) => delayOf(column, height)} />}
      </For>
    </ol>
  );
}

interface ColumnProps extends PodiumColumn {
  delayOf: (height: number) => number;
}

function Column(props: ColumnProps): JSX.Element {
  const { game, nameOf, backOf } = useTable();
  const pieces = piecesOf(game());
  const lowest = pieces.step(props.seat, 0);
  return (
    <li
      class={classes(styles.column, props.place === 1 && styles.first)}
      style={{ "--piece": widthOf(lowest, pieces.shows), "--shape": shapeOf(lowest) }}
    >
      <span class={styles.who} style={{ "--after": `${props.delayOf(props.height)}ms` }}>
        <span class={styles.back} data-seat={props.seat}>
          <CardBack {...backOf(props.seat)} />
        </span>
        <span class="only-spoken">{f().place(props.place)}: </span>
        <strong class={styles.name}>{nameOf(props.seat)}</strong>
        <span class={styles.total}>{withMinus(props.total)}</span>
      </span>
      <span
        class={styles.tower}
        aria-hidden="true"
        style={{ "--height": props.height, "--shows": pieces.shows }}
      >
        <For each={Array.from({ length: props.height }, (_, height) => height)}>
          {(height) => (
            <span
              class={styles.piece}
              style={{
                "--n": height,
                "--after": `${props.delayOf(height)}ms`,
                "--lean": `${leaning(props.seat, height)}deg`,
                "z-index": pieces.shows < 0.5 ? HIGHEST - height : height,
              }}
            >
              <Sheet {...pieces.step(props.seat, height)} />
            </span>
          )}
        </For>
      </span>
    </li>
  );
}

/** So wide that the highest tower is as high as there is room, as a share of that. */
function widthOf({ size }: Piece, shows: number): number {
  return size.width / (size.height * (1 + shows * (HIGHEST - 1)));
}

function shapeOf({ size }: Piece): string {
  return `${size.width} / ${size.height}`;
}
