// Cards as the pictures of a manual show them.

import { For, type JSX, Show } from "solid-js";
import { CardBack } from "../../../kit/CardBack";
import { CardFace } from "../../../kit/CardFace";
import { classes } from "../../../kit/classes";
import type { Card } from "../../../net/wire";
import type { Back as Look } from "../../../table/backs";
import styles from "./Cards.module.css";
import { useStyle } from "./style";

export function ShownCard(props: {
  card: Card;
  owner?: Look | undefined;
  class?: string | undefined;
}): JSX.Element {
  const style = useStyle();
  return (
    <div class={classes(styles.card, props.class)}>
      <CardFace
        colour={props.card[0]}
        value={props.card[1]}
        figure={style.figureOf?.(props.card)}
        owner={props.owner}
      />
    </div>
  );
}

export function Back(props: { back?: Look | undefined; class?: string | undefined }): JSX.Element {
  const style = useStyle();
  return (
    <div class={classes(styles.card, props.class)}>
      <CardBack {...(props.back ?? style.back)} />
    </div>
  );
}

/** Where a card could lie, or has lain. */
export function Gap(): JSX.Element {
  return <div class={classes(styles.card, styles.gap)} />;
}

/** Cards on each other, as thick as a pile looks. */
export function Pile(props: { children: JSX.Element }): JSX.Element {
  return <div class={styles.pile}>{props.children}</div>;
}

export function Labelled(props: { label: string; children: JSX.Element }): JSX.Element {
  return (
    <div class={styles.labelled}>
      <div class={styles.cards}>{props.children}</div>
      <span class={styles.label}>{props.label}</span>
    </div>
  );
}

/** Cards in a fan, each read by its upper left corner. */
export function Fan(props: { cards: readonly Card[]; owner?: Look | undefined }): JSX.Element {
  return (
    <div class={styles.fan}>
      <For each={props.cards}>{(card) => <ShownCard card={card} owner={props.owner} />}</For>
    </div>
  );
}

/** A card that lands on another one, or on the bare table. */
export function Landing(props: { card: Card; on: Card | null }): JSX.Element {
  return (
    <div class={styles.landing}>
      <Show when={props.on} fallback={<Gap />}>
        {(under) => <ShownCard card={under()} />}
      </Show>
      <ShownCard card={props.card} class={styles.over} />
    </div>
  );
}
