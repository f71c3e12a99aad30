// A cell is one square of a close-up: what is printed, or what covers it.

import { Show } from "solid-js";
import { classes } from "../../kit/classes";
import styles from "./Cell.module.css";
import { frameOf } from "./picture";
import { Joker } from "./pieces/Joker";
import { Tile } from "./pieces/Tile";
import type { Square } from "./rulebook/squares";
import { useScene } from "./scene";

export function Cell(props: { square: Square }) {
  const { view } = useScene();
  const cover = () => view.covers().get(props.square);
  const card = () => {
    const found = cover();
    return found?.what === "card" ? found : null;
  };
  const joker = () => {
    const found = cover();
    return found?.what === "joker" ? found : null;
  };
  return (
    <Show when={view.board().colours.get(props.square)}>
      {(printed) => (
        <>
          <Show when={!cover()}>
            <Tile colour={printed()} class={styles.bare} />
          </Show>
          <Show when={card()}>
            {(half) => (
              <div class={classes(styles.half, styles[half().towards])}>
                <Tile colour={half().colour} frame={frameOf(half().seat)} />
              </div>
            )}
          </Show>
          <Show when={joker()}>{(laid) => <Joker frame={frameOf(laid().seat)} />}</Show>
        </>
      )}
    </Show>
  );
}
