// The card that the player drags, the squares where it would lie, and a lens that goes along.

import { Show } from "solid-js";
import { classes } from "../../kit/classes";
import { type Box, placed } from "../../kit/motion";
import { CloseUp } from "./CloseUp";
import { ACROSS } from "./closeUps";
import styles from "./Floating.module.css";
import type { Dragged } from "./intent";
import { boxOfPair, boxOfSquare, HIT } from "./layout";
import { frameOf } from "./picture";
import { DrawnCard } from "./pieces/DrawnCard";
import { Joker } from "./pieces/Joker";
import { Token } from "./pieces/Token";
import type { Square } from "./rulebook/squares";
import { useScene } from "./scene";

export function Floating(props: { drag: Dragged }) {
  const { view, play, layout, closeUps } = useScene();
  const side = (): number =>
    closeUps() ? (layout().instead[0]?.width ?? 0) / ACROSS : Math.max(layout().square, 30);
  const centre = (): Square | null => props.drag.resting?.first ?? props.drag.bridge?.way.at(-1) ?? null;
  const cardBox = (): Box => {
    const { x, y, above } = props.drag;
    return {
      x: x - side() / 2,
      y: y - above - side(),
      width: side(),
      height: 2 * side(),
      turn: play.turns() * 90,
    };
  };
  const jokerBox = (): Box => {
    const { x, y, above } = props.drag;
    return { x: x - side() / 2, y: y - above - side() / 2, width: side(), height: side() };
  };
  return (
    <>
      <Show when={!closeUps() && props.drag.resting}>
        {(resting) => (
          <div class={styles.lit} style={placed(boxOfPair(layout(), resting().first, resting().second))} />
        )}
      </Show>
      <Show when={!closeUps() && props.drag.bridge?.way.at(-1)}>
        {(square) => <div class={styles.lit} style={placed(boxOfSquare(layout(), square()))} />}
      </Show>
      <Show when={!closeUps() && layout().square < HIT && centre()}>
        {(at) => (
          <CloseUp centre={at()} box={lensBox(props.drag, layout().board)} as="glass" lit={props.drag} />
        )}
      </Show>
      <div class={styles.floating} style={placed(props.drag.what === "card" ? cardBox() : jokerBox())}>
        <Show
          when={props.drag.what === "card" && view.ownCard()}
          fallback={<Joker frame={frameOf(view.seat() ?? 0)} />}
        >
          {(card) => (
            <>
              <DrawnCard near={card()[0]} far={card()[1]} turned upright frame={frameOf(view.seat() ?? 0)} />
              <Show when={play.paying()}>
                {(token) => (
                  <div class={classes(styles.rider, play.head() === "first" && styles.below)}>
                    <Token number={token()} />
                  </div>
                )}
              </Show>
            </>
          )}
        </Show>
      </div>
    </>
  );
}

const LENS = 150;

/** Above the card, or beside it where there is no room. */
function lensBox({ x, y, above }: Dragged, board: Box): Box {
  const top = y - above - 46 - LENS;
  const left = Math.max(4, Math.min(board.x + board.width - LENS - 4, x - LENS / 2));
  if (top > 0) return { x: left, y: top, width: LENS, height: LENS };
  const beside = x > board.x + board.width / 2 ? x - LENS - 50 : x + 50;
  return { x: beside, y: Math.max(4, top), width: LENS, height: LENS };
}
