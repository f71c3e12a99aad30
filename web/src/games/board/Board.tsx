import { createMemo, For, Index, onCleanup, Show } from "solid-js";
import { BoardCard } from "../../kit/BoardCard";
import { lying } from "../../kit/box";
import { classes } from "../../kit/classes";
import { Joker } from "../../kit/Joker";
import { placed } from "../../kit/motion";
import { createSlices } from "../../kit/slice";
import { Token } from "../../kit/Token";
import type { BoardLaidCard } from "../../net/wire";
import styles from "./Board.module.css";
import { boxOfPair, boxOfSquare } from "./layout";
import { frameOf } from "./picture";
import type { Square } from "./rulebook/squares";
import { Squares } from "./Squares";
import { keyOf, useScene } from "./scene";
import { b } from "./words";

/** The whole board. What lies on it is known by its squares, so that a card that was foreseen is not laid twice. */
export function Board(props: { marked?: BoardLaidCard | null | undefined }) {
  const { view, layout } = useScene();
  const lies = createSlices(view.round, {
    cards: (round) => round.cards,
    jokers: (round) => round.jokers,
    tokens: (round) => round.tokens,
    debts: (round) => round.debts,
  });
  const cards = createMemo(() => new Map(lies.cards().map((laid) => [keyOf(laid.near, laid.far), laid])));
  const tokens = createMemo(() => Object.entries(lies.tokens()));
  const isBlocked = (token: number): boolean => lies.debts().some((debt) => debt.token === token);
  return (
    <>
      <div class={styles.board} style={lying(layout().board)}>
        <Squares board={view.board()} label={b().board.label(view.board().columns, view.board().rows)} />
      </div>
      <div class={classes(styles.layer, props.marked && styles.dimmed)}>
        <For each={[...cards().keys()]}>
          {(key) => <Laid laid={() => cards().get(key)} marked={props.marked} />}
        </For>
        <For each={Object.keys(lies.jokers())}>{(square) => <LaidJoker square={square} />}</For>
      </div>
      <Index each={tokens()}>
        {(found) => (
          <div
            class={classes(styles.token, isBlocked(Number(found()[0])) && styles.blocked)}
            style={placed(boxOfSquare(layout(), found()[1]))}
            data-token={found()[0]}
            data-stands={found()[1]}
          >
            <Token number={Number(found()[0])} />
          </div>
        )}
      </Index>
    </>
  );
}

function Laid(props: { laid: () => BoardLaidCard | undefined; marked: BoardLaidCard | null | undefined }) {
  const { layout } = useScene();
  return (
    <Show when={props.laid()}>
      {(laid) => (
        <div
          class={classes(styles.card, props.marked && isSame(props.marked, laid()) && styles.marked)}
          style={placed(boxOfPair(layout(), laid().near, laid().far))}
          data-laid={keyOf(laid().near, laid().far)}
          ref={(element) => keep(keyOf(laid().near, laid().far), element)}
        >
          <BoardCard near={laid().card[0]} far={laid().card[1]} turned upright frame={frameOf(laid().seat)} />
        </div>
      )}
    </Show>
  );
}

function LaidJoker(props: { square: Square }) {
  const { view, layout } = useScene();
  return (
    <div
      class={classes(styles.card, styles.joker)}
      style={placed(boxOfSquare(layout(), props.square))}
      ref={(element) => keep(keyOf(props.square), element)}
    >
      <Joker frame={frameOf(view.round().jokers[props.square] ?? 0)} />
    </div>
  );
}

function keep(key: string, element: HTMLElement): void {
  const { laid } = useScene().pieces;
  laid.set(key, element);
  onCleanup(() => laid.get(key) === element && laid.delete(key));
}

function isSame(one: BoardLaidCard, other: BoardLaidCard): boolean {
  return one.near === other.near && one.far === other.far;
}
