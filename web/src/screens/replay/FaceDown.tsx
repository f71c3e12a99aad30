// The piles that lay face down, turned up beside the table: of the seat from which one looks, or of all.

import { createMemo, For, Index, type JSX, Show } from "solid-js";
import { classes } from "../../kit/classes";
import { inkClass } from "../../kit/inks";
import { Motif } from "../../kit/Motif";
import { Sheet } from "../../kit/Sheet";
import type { FaceDownPile } from "../../table/game";
import styles from "./FaceDown.module.css";
import { usePlayer } from "./player";
import { r } from "./words";

export default function FaceDown(): JSX.Element {
  const { film, view } = usePlayer();
  const seats = createMemo(() => {
    const seat = view();
    return seat === null ? [...film.players.keys()] : [seat];
  });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: who has keys alone scrolls it, too
    <section class={styles.down} aria-label={r().xray} tabIndex={0} data-test="face-down">
      <For each={seats()}>{(seat) => <Seat seat={seat} named={seats().length > 1} />}</For>
    </section>
  );
}

function Seat(props: { seat: number; named: boolean }): JSX.Element {
  const { session, game, backOf, nameOf } = usePlayer();
  const piles = (): FaceDownPile[] => {
    const round = session().round() ?? session().known().last;
    const all = round ? (game.turnUp?.(session().faceDown(), round, props.seat) ?? []) : [];
    return all.filter(({ pieces }) => pieces.length);
  };
  const back = () => backOf(props.seat);
  return (
    <div class={styles.seat}>
      <Show when={props.named}>
        <h2 class={classes(styles.name, inkClass(back().ink))}>
          <span class={styles.badge}>
            <Motif name={back().motif} class={styles.motif} />
          </span>
          {nameOf(props.seat)}
        </h2>
      </Show>
      <Index each={piles()}>{(pile) => <Pile pile={pile()} />}</Index>
    </div>
  );
}

function Pile(props: { pile: FaceDownPile }): JSX.Element {
  return (
    <div class={styles.pile}>
      <span class={styles.what}>
        {props.pile.name} <b>{props.pile.pieces.length}</b>
      </span>
      <div class={styles.fan} aria-hidden="true">
        <Index each={props.pile.pieces}>
          {(piece) => (
            <span class={styles.piece} style={{ "--shape": piece().size.width / piece().size.height }}>
              <Sheet {...piece()} />
            </span>
          )}
        </Index>
      </div>
    </div>
  );
}
