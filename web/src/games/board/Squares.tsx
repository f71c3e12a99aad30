// The printed board, drawn once: for each colour one path for all its squares, and one for their signs.

import { For } from "solid-js";
import { INKS, type Ink, inkClass } from "../../kit/inks";
import { signAt } from "../../kit/signs";
import type { PrintedBoard, Spot } from "./rulebook/squares";
import styles from "./Squares.module.css";

export function Squares(props: { board: PrintedBoard; label: string }) {
  const spots = (ink: Ink): Spot[] =>
    [...props.board.colours].flatMap(([square, colour]) =>
      colour === ink ? (props.board.spots.get(square) ?? []) : [],
    );
  return (
    <svg
      class={styles.squares}
      viewBox={`0 0 ${props.board.columns * SIDE} ${props.board.rows * SIDE}`}
      role="img"
      aria-label={props.label}
      fill-rule="evenodd"
    >
      <For each={INKS}>
        {(ink) => (
          <g class={inkClass(ink)}>
            <path
              class={styles.edge}
              d={spots(ink)
                .map((spot) => tile(spot, 1))
                .join("")}
            />
            <path
              class={styles.glaze}
              d={spots(ink)
                .map((spot) => tile(spot, 2.5))
                .join("")}
            />
            <path
              class={styles.sign}
              d={spots(ink)
                .map(({ column, row }) => signAt(ink, column * SIDE + 8, row * SIDE + 8))
                .join("")}
            />
          </g>
        )}
      </For>
    </svg>
  );
}

const SIDE = 40;

function tile({ column, row }: Spot, inset: number): string {
  const radius = 4;
  const side = SIDE - 2 * inset - 2 * radius;
  const start = `M${column * SIDE + inset + radius} ${row * SIDE + inset}`;
  const corner = (x: number, y: number): string => `a${radius} ${radius} 0 0 1 ${x} ${y}`;
  return `${start}h${side}${corner(radius, radius)}v${side}${corner(-radius, radius)}h${-side}${corner(-radius, -radius)}v${-side}${corner(radius, -radius)}z`;
}
