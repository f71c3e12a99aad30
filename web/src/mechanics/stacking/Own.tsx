import { createMemo, Index, Show } from "solid-js";
import { lying } from "../../kit/box";
import { CardBack } from "../../kit/CardBack";
import { classes } from "../../kit/classes";
import { Icon } from "../../kit/ui/Icon";
import type { StackingAreaView as Area, Card } from "../../net/wire";
import { settings } from "../../settings";
import type { Dragging } from "./dragging";
import { Face } from "./Face";
import type { Hands } from "./hands";
import { boxOf, fanStep } from "./happenings";
import type { RaceKeys } from "./keyboard";
import { cardOf } from "./layout/boxes";
import type { OwnBoxes } from "./layout/own";
import styles from "./Own.module.css";
import { OwnPlace } from "./OwnPlace";
import { useScene } from "./scene";

export interface OwnProps {
  seat: number;
  area: Area;
  boxes: OwnBoxes;
  hands: Hands;
  dragging: Dragging;
  keys: RaceKeys;
}

/** One's own cards: the pile that counts, the row, the turned-over card and the hand. */
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

/** Three edges are a thick pile. */
const thickness = (cards: number): number => Math.min(3, Math.ceil((cards - 1) / 3));

function useNames() {
  const scene = useScene();
  return {
    scene,
    labels: () => scene.words().labels,
    name: (card: Card | null | undefined): string | null => (card ? scene.cardName(card) : null),
  };
}

/** The card, unless it is in the air. */
function createResting(seat: () => number, card: () => Card | null): () => Card | null {
  const { flying } = useScene();
  return createMemo(() => {
    const there = card();
    return there && !flying.isAloft(seat(), there) ? there : null;
  });
}

function Stock(props: OwnProps) {
  const { scene, labels, name } = useNames();
  const left = createMemo(() => props.area.stock_count);
  const resting = createResting(
    () => props.seat,
    () => props.area.stock_top,
  );
  const near = () => scene.closest().includes(props.seat);
  return (
    <OwnPlace
      source="stock"
      box={props.boxes.stock}
      label={labels().stock(name(props.area.stock_top), left())}
      code={props.keys.stock}
      hands={props.hands}
      dragging={props.dragging}
      thick={thickness(left())}
      empty={left() === 0}
      class={classes(styles.stock, near() && styles.near)}
    >
      <Show when={left() > 0}>
        <Show when={resting()} fallback={<CardBack {...scene.back(props.seat)} />}>
          {(card) => <Face card={card()} />}
        </Show>
      </Show>
      <span class={styles.count} data-hand={settings().hand} data-seat={props.seat}>
        {left()}
      </span>
    </OwnPlace>
  );
}

function Place(props: OwnProps & { pile: Card[]; place: number }) {
  const { scene, labels, name } = useNames();
  const top = (): Card | null => props.pile.at(-1) ?? null;
  const resting = createResting(() => props.seat, top);
  const faceDown = (): boolean => !props.pile.length && scene.round().phase === "countdown";
  const choice = createMemo(() => {
    const n = props.hands.question()?.places.indexOf(props.place) ?? -1;
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
        hands={props.hands}
        dragging={props.dragging}
        empty={!resting() && !faceDown()}
        choice={choice()}
      >
        <Show when={faceDown()}>
          <CardBack {...scene.back(props.seat)} />
        </Show>
        <Show when={resting()}>{(card) => <Face card={card()} />}</Show>
      </OwnPlace>
    </>
  );
}

/** In the advanced game: the cards that others lie on, fanned so that each can be read. */
function Under(props: OwnProps & { pile: Card[]; place: number }) {
  const box = (n: number) => {
    const base = props.boxes.row[props.place] ?? props.boxes.stock;
    return cardOf(base.x, base.y + n * fanStep(props.boxes, props.pile.length), base.width);
  };
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

/** While a card is being turned over, the one before it still lies there. */
function Turned(props: OwnProps) {
  const { scene, labels, name } = useNames();
  const resting = createResting(
    () => props.seat,
    () => props.area.visible,
  );
  const shown = createMemo<Card | null>((before) => {
    if (!props.area.turned_count) return null;
    return resting() ?? (props.area.visible ? before : null);
  }, null);
  return (
    <OwnPlace
      source="turned"
      box={props.boxes.turned}
      label={labels().turned(name(props.area.visible))}
      code={props.keys.turned}
      hands={props.hands}
      dragging={props.dragging}
      thick={thickness(props.area.turned_count)}
      empty={!props.area.turned_count}
    >
      <Show when={props.area.turned_count > 0}>
        <Show when={shown()} fallback={<CardBack {...scene.back(props.seat)} class={styles.turning} />}>
          {(card) => <Face card={card()} />}
        </Show>
      </Show>
    </OwnPlace>
  );
}

function Hand(props: OwnProps) {
  const { scene, labels } = useNames();
  const left = createMemo(() => props.area.hand_count);
  return (
    <OwnPlace
      source="hand"
      box={props.boxes.hand}
      label={labels().hand(left())}
      code={props.keys.hand}
      hands={props.hands}
      dragging={props.dragging}
      thick={thickness(left())}
      empty={left() === 0}
    >
      <Show when={left() > 0} fallback={<Again some={props.area.turned_count > 0} />}>
        <CardBack {...scene.back(props.seat)} />
      </Show>
    </OwnPlace>
  );
}

/** The hand is used up: the next turn takes the turned-over pile up first. */
function Again(props: { some: boolean }) {
  const { words } = useScene();
  return (
    <Show when={props.some}>
      <span class={styles.again}>
        <Icon name="retry" class={styles.againIcon} />
        <span>{words().hints.again}</span>
      </span>
    </Show>
  );
}
