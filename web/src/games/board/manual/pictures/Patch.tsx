// A piece of the board, with what lies and stands on it.

import { For, type JSX, Show } from "solid-js";
import { classes } from "../../../../kit/classes";
import type { Ink } from "../../../../kit/inks";
import { DrawnCard } from "../../pieces/DrawnCard";
import { Joker } from "../../pieces/Joker";
import type { FrameName } from "../../pieces/marks";
import { TileShapes } from "../../pieces/Tile";
import { Token } from "../../pieces/Token";
import styles from "./Patch.module.css";

/** Column and row, from the upper left corner. */
export type PatchSpot = readonly [column: number, row: number];

export interface Laid {
  /** its left or upper square */
  at: PatchSpot;
  upright?: boolean;
  swapped?: boolean;
  frame: FrameName;
}

export interface Standing {
  number: number;
  at: PatchSpot;
  /** It has stood here, or may go here. */
  faint?: boolean;
}

export interface PatchProps {
  /** one letter for each square, by its colour */
  squares: readonly string[];
  cards?: readonly Laid[];
  jokers?: readonly PatchSpot[];
  tokens: readonly Standing[];
  /** drawn over it, 100 for each square */
  children?: JSX.Element;
}

const INKS: Record<string, Ink> = {
  r: "red",
  o: "orange",
  y: "yellow",
  g: "green",
  b: "blue",
  v: "violet",
};

export function Patch(props: PatchProps): JSX.Element {
  const columns = () => props.squares[0]?.length ?? 1;
  const rows = () => props.squares.length;
  const view = () => `0 0 ${100 * columns()} ${100 * rows()}`;
  const ink = ([column, row]: PatchSpot): Ink => INKS[props.squares[row]?.[column] ?? ""] ?? "red";
  const place = ([column, row]: PatchSpot, width = 1, height = 1) => ({
    left: `${(100 * column) / columns()}%`,
    top: `${(100 * row) / rows()}%`,
    width: `${(100 * width) / columns()}%`,
    height: `${(100 * height) / rows()}%`,
  });
  return (
    <div class={styles.patch} style={{ "aspect-ratio": `${columns()} / ${rows()}` }}>
      <svg viewBox={view()} class={styles.layer} aria-hidden="true">
        <For each={spots(columns(), rows())}>
          {(spot) => (
            <g transform={`translate(${100 * spot[0]} ${100 * spot[1]})`}>
              <TileShapes colour={ink(spot)} />
            </g>
          )}
        </For>
      </svg>
      <For each={props.cards}>
        {(card) => (
          <div class={styles.card} style={place(card.at, card.upright ? 1 : 2, card.upright ? 2 : 1)}>
            <DrawnCard
              near={ink(card.at)}
              far={ink(second(card))}
              turned={card.swapped}
              upright={card.upright}
              frame={card.frame}
            />
          </div>
        )}
      </For>
      <For each={props.jokers}>
        {(spot) => (
          <div class={styles.card} style={place(spot)}>
            <Joker frame="single" />
          </div>
        )}
      </For>
      <For each={props.tokens}>
        {(token) => (
          <div class={classes(styles.token, token.faint && styles.faint)} style={place(token.at)}>
            <div>
              <Token number={token.number} />
            </div>
          </div>
        )}
      </For>
      <Show when={props.children}>
        <svg viewBox={view()} class={classes(styles.layer, styles.drawn)} aria-hidden="true">
          {props.children}
        </svg>
      </Show>
    </div>
  );
}

function second({ at: [column, row], upright }: Laid): PatchSpot {
  return upright ? [column, row + 1] : [column + 1, row];
}

function spots(columns: number, rows: number): PatchSpot[] {
  return Array.from({ length: columns * rows }, (_, n) => [n % columns, Math.floor(n / columns)]);
}
