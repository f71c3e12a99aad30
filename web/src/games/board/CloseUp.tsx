// A close-up shows the neighbourhood of a square, large enough for fingers. Of a token, if it is given: then its way
// begins there.

import { For, Index, Show } from "solid-js";
import { classes } from "../../kit/classes";
import { type Box, placed } from "../../kit/motion";
import { press } from "../../kit/press";
import { farOf, nearOf, openSteps } from "./aim";
import { Cell } from "./Cell";
import styles from "./CloseUp.module.css";
import { ACROSS, REACH } from "./closeUps";
import type { Dragged } from "./intent";
import { pairOf } from "./layout";
import { frameOf, spotOf } from "./picture";
import { DrawnCard } from "./pieces/DrawnCard";
import { Joker } from "./pieces/Joker";
import { Token } from "./pieces/Token";
import { aimedCard } from "./play";
import { type Spot, type Square, squareName } from "./rulebook/squares";
import { useScene } from "./scene";
import { sliding } from "./sliding";

export function CloseUp(props: {
  centre: Square;
  box: Box;
  token?: number | undefined;
  /** over the board, for a press; round, above a finger that drags; or in place of the board */
  as?: "lens" | "glass" | "instead" | undefined;
  /** what is dragged: the squares where it would lie are lit */
  lit?: Dragged | undefined;
}) {
  const scene = useScene();
  const { view, play } = scene;
  const side = (): number => props.box.width / ACROSS;
  const corner = (): Spot => {
    const { column, row } = spotOf(props.centre);
    return { column: column - REACH, row: row - REACH };
  };
  const boxOf = (square: Square): Box => {
    const { column, row } = spotOf(square);
    const [x, y] = [(column - corner().column) * side(), (row - corner().row) * side()];
    return { x, y, width: side(), height: side() };
  };
  const seen = (square: Square): boolean => {
    const { column, row } = spotOf(square);
    return (
      Math.abs(column - corner().column - REACH) <= REACH && Math.abs(row - corner().row - REACH) <= REACH
    );
  };
  const squares = (): Square[] => squaresFrom(corner()).filter((square) => view.board().colours.has(square));
  const tokens = () => [...view.field().tokens].filter(([, square]) => seen(square));
  const aimed = () => {
    const aim = play.aim();
    return aim && (props.token === undefined || aim.pays || aim.token === props.token) ? aim : null;
  };
  const under = (x: number, y: number): Spot => {
    const at = scene.inside(x, y);
    return {
      column: (at.x - props.box.x) / side() + corner().column,
      row: (at.y - props.box.y) / side() + corner().row,
    };
  };
  const isBlocked = () => view.round().debts.some(({ token }) => token === props.token);
  return (
    <div
      class={classes(styles.closeUp, isBlocked() && styles.blocked, props.as && styles[props.as])}
      style={placed(props.box)}
      data-instead={props.as === "instead" ? props.token : undefined}
      ref={(element) =>
        press(
          element,
          sliding(scene, under, () => props.token),
        )
      }
    >
      <For each={squares()}>
        {(square) => (
          <div class={styles.square} style={placed(boxOf(square))} data-square={square}>
            <Cell square={square} />
          </div>
        )}
      </For>
      <Show when={aimed()}>
        {(aim) => (
          <>
            <For each={openSteps(view.field(), aim())}>
              {(square) => <div class={classes(styles.square, styles.open)} style={placed(boxOf(square))} />}
            </For>
            <For each={aim().way.slice(0, aim().jokers)}>
              {(square) => (
                <div class={classes(styles.square, styles.ghost)} style={placed(boxOf(square))}>
                  <Joker frame={frameOf(view.seat() ?? 0)} />
                </div>
              )}
            </For>
            <Show when={nearOf(aim())}>
              {(near) => <div class={classes(styles.square, styles.near)} style={placed(boxOf(near()))} />}
            </Show>
            <Show when={aimedCard(view, play)}>
              {(card) => (
                <div
                  class={classes(styles.square, styles.ghost)}
                  style={placed(pairOf(boxOf(nearOf(aim()) ?? ""), boxOf(farOf(aim()) ?? "")))}
                >
                  <DrawnCard
                    near={card()[0]}
                    far={card()[1]}
                    turned
                    upright
                    frame={frameOf(view.seat() ?? 0)}
                  />
                </div>
              )}
            </Show>
          </>
        )}
      </Show>
      <Show when={props.lit?.resting}>
        {(resting) => (
          <div
            class={classes(styles.square, styles.lit)}
            style={placed(pairOf(boxOf(resting().first), boxOf(resting().second)))}
          />
        )}
      </Show>
      <Show when={props.lit?.bridge?.way.at(-1)}>
        {(square) => <div class={classes(styles.square, styles.lit)} style={placed(boxOf(square()))} />}
      </Show>
      <Index each={tokens()}>
        {(found) => (
          <div
            class={classes(styles.token, found()[0] !== props.token && styles.other)}
            style={placed(boxOf(found()[1]))}
          >
            <Token number={found()[0]} />
          </div>
        )}
      </Index>
    </div>
  );
}

function squaresFrom({ column, row }: Spot): Square[] {
  const steps = Array.from({ length: ACROSS }, (_, at) => at);
  return steps
    .flatMap((down) => steps.map((right) => ({ column: column + right, row: row + down })))
    .filter((spot) => spot.column >= 0 && spot.row >= 0)
    .map(squareName);
}
