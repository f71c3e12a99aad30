// A text of the booklet with its terms, keys and rules.

import { For, type JSX, Match, Switch } from "solid-js";
import { keyName } from "../../kit/keys";
import type { Booklet } from "../../words/manual";
import { type Piece, piecesOf } from "./markup";
import styles from "./Told.module.css";

export function Told(props: { text: string; keys: Booklet["keys"] }): JSX.Element {
  const codes = (name: string): readonly string[] => props.keys()[name] ?? [name];
  return (
    <For each={piecesOf(props.text)}>
      {(piece) => (
        <Switch>
          <Match when={as(piece, "words")}>{(words) => words().text}</Match>
          <Match when={as(piece, "term")}>{(term) => <strong>{term().text}</strong>}</Match>
          <Match when={as(piece, "rule")}>{(rule) => <Rule id={rule().id} />}</Match>
          <Match when={as(piece, "key")}>{(key) => <Keys codes={codes(key().name)} />}</Match>
        </Switch>
      )}
    </For>
  );
}

function as<I extends Piece["is"]>(piece: Piece, is: I): Extract<Piece, { is: I }> | false {
  return piece.is === is && (piece as Extract<Piece, { is: I }>);
}

function Rule(props: { id: string }): JSX.Element {
  return (
    <a id={props.id} href={`#${props.id}`} class={styles.rule}>
      {props.id}
    </a>
  );
}

function Keys(props: { codes: readonly string[] }): JSX.Element {
  return (
    <span class={styles.keys}>
      <For each={props.codes}>{(code) => <kbd class={styles.key}>{keyName(code)}</kbd>}</For>
    </span>
  );
}
