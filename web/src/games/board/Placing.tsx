// The placing of the tokens before the race: whose turn it is, and how long they are waited for. The line above says
// who puts one down.

import { createMemo } from "solid-js";
import { classes } from "../../kit/classes";
import { placed } from "../../kit/motion";
import type { Own } from "./layout";
import styles from "./Placing.module.css";
import { Token } from "./pieces/Token";
import { placerOf } from "./rulebook/field";
import { useScene } from "./scene";
import { Timer } from "./Timer";

export function Placing(props: { own: Own; seat: number }) {
  const { view } = useScene();
  const token = createMemo(() => view.field().tokens.size + 1);
  const isOwn = () => placerOf(view.round()) === props.seat;
  return (
    <div class={styles.placing} style={placed(props.own.card)} aria-hidden="true" data-test="placing">
      <span class={classes(styles.token, !isOwn() && styles.waits)}>
        <Token number={token()} />
      </span>
      <Timer name="token" />
    </div>
  );
}
