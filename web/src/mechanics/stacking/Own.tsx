// The own places: the pile that counts, the row, the turned-over card and the hand. Their cards are painted.

import { createMemo, Index, Show } from "solid-js";
import { lying } from "../../kit/box";
import { Icon } from "../../kit/ui/Icon";
import type { Card } from "../../net/wire";
import type { Dragging } from "./dragging";
import { Face } from "./Face";
import { boxOf, fannedBox } from "./fan";
import type { RaceKeys } from "./keyboard";
import type { OwnBoxes } from "./layout/own";
import styles from "./Own.module.css";
import { OwnPlace } from "./OwnPlace";
import { useScene } from "./scene";
import type { StackingAreaView as Area } from "./wire";

export interface OwnProps {
  seat: number;
  area: Area;
  boxes: OwnBoxes;
  dragging: Dragging;
  keys: RaceKeys;
}

export function Own(props: OwnProps) {
  const { words } = useScene();
  return (
    <section class={styles.own} aria-label={words().labels.own}>
      <Stock {...props} />
      <Index each={props.area.row}>{(pile, place) => <Place {...props} pile={pile()} place={place} />}</Index>
      <Turned {...props} />
      <Hand {...props} />
    </section>
  );
}

function useNames() {
  const scene = useScene();
  return {
    scene,
    labels: () => scene.words().labels,
    name: (card: Card | null | undefined): string | null => (card ? scene.cardName(card) : null),
  };
}

function Stock(props: OwnProps) {
  const { labels, name } = useNames();
  const left = createMemo(() => props.area.stock_count);
  return (
    <OwnPlace
      source="stock"
      box={props.boxes.stock}
      label={labels().stock(name(props.area.stock_top), left())}
      code={props.keys.stock}
      dragging={props.dragging}
      empty={left() === 0}
    >
      <span class={styles.seat} data-seat={props.seat} />
    </OwnPlace>
  );
}

function Place(props: OwnProps & { pile: Card[]; place: number }) {
  const { scene, labels, name } = useNames();
  const top = (): Card | null => props.pile.at(-1) ?? null;
  const choice = createMemo(() => {
    const n = scene.play.question()?.places.indexOf(props.place) ?? -1;
    return n < 0 ? null : n + 1;
  });
  return (
    <>
      <Under {...props} />
      <OwnPlace
        source={props.place}
        box={boxOf(scene, props.boxes, props.place)}
        label={labels().place(props.place + 1, name(top()))}
        code={props.keys.row[props.place] ?? ""}
        dragging={props.dragging}
        empty={!top() && scene.view.phase() !== "countdown"}
        choice={choice()}
      />
    </>
  );
}

/** In the advanced game: the cards that others lie on, fanned so that each can be read. */
function Under(props: OwnProps & { pile: Card[]; place: number }) {
  const box = (n: number) => fannedBox(props.boxes, props.place, props.pile.length, n);
  return (
    <Index each={props.pile.slice(0, -1)}>
      {(card, n) => (
        <div class={styles.under} style={lying(box(n))} aria-hidden="true">
          <Face card={card()} />
        </div>
      )}
    </Index>
  );
}

function Turned(props: OwnProps) {
  const { labels, name } = useNames();
  return (
    <OwnPlace
      source="turned"
      box={props.boxes.turned}
      label={labels().turned(name(props.area.visible))}
      code={props.keys.turned}
      dragging={props.dragging}
      empty={!props.area.turned_count}
    />
  );
}

function Hand(props: OwnProps) {
  const { labels } = useNames();
  const left = createMemo(() => props.area.hand_count);
  return (
    <OwnPlace
      source="hand"
      box={props.boxes.hand}
      label={labels().hand(left())}
      code={props.keys.hand}
      dragging={props.dragging}
      empty={left() === 0}
    >
      <Show when={left() === 0 && props.area.turned_count > 0}>
        <Again />
      </Show>
    </OwnPlace>
  );
}

/** The hand is used up: the next turn takes the turned-over pile up first. */
function Again() {
  const { words } = useScene();
  return (
    <span class={styles.again}>
      <Icon name="retry" class={styles.againIcon} />
      <span>{words().hints.again}</span>
    </span>
  );
}
