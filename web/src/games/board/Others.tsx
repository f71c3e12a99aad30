import { createMemo, For, onCleanup, Show } from "solid-js";
import { BoardCard } from "../../kit/BoardCard";
import { classes } from "../../kit/classes";
import { inkClass } from "../../kit/inks";
import { Joker } from "../../kit/Joker";
import { Motif } from "../../kit/Motif";
import { type Box, placed } from "../../kit/motion";
import plaque from "../../kit/plaque.module.css";
import { Icon, type IconName } from "../../kit/ui/Icon";
import styles from "./Others.module.css";
import { frameOf } from "./picture";
import { useScene } from "./scene";
import type { Marks } from "./view";
import { b } from "./words";

/** The other players: how many cards each still has is what one wants to know. */
export function Others(props: { boxes: readonly Box[]; seats: readonly number[]; far?: boolean }) {
  return (
    <For each={props.seats}>
      {(seat, at) => (
        <Show when={props.boxes[at()]}>
          {(box) => <Seat seat={seat} box={box()} large={box().height > 100} far={props.far ?? false} />}
        </Show>
      )}
    </For>
  );
}

/** Read from a phone in the hand, or from four metres away. */
function Seat(props: { seat: number; box: Box; large: boolean; far: boolean }) {
  const { view, pieces } = useScene();
  const hand = createMemo(() => view.hand(props.seat));
  const marks = createMemo(() => view.marks(props.seat));
  return (
    <section
      class={classes(
        styles.seat,
        sizeOf(props),
        inkClass(view.backOf(props.seat).box),
        view.closest() === props.seat && plaque.closest,
        marks().away && plaque.away,
      )}
      style={placed(props.box)}
      data-seat={props.seat}
      aria-label={b().others.seat(view.nameOf(props.seat), hand().count, hand().jokers)}
      ref={(element) => {
        pieces.seats.set(props.seat, element);
        onCleanup(() => pieces.seats.delete(props.seat));
      }}
    >
      <span class={styles.badge}>
        <Motif name={view.backOf(props.seat).motif} class={plaque.motif} />
      </span>
      <span class={styles.name}>{view.nameOf(props.seat)}</span>
      <span class={styles.jokers}>
        <For each={Array.from({ length: hand().jokers })}>
          {() => (
            <span class={styles.joker}>
              <Joker frame={frameOf(props.seat)} />
            </span>
          )}
        </For>
        <Show when={props.large && iconOf(marks())}>
          {(icon) => <Icon name={icon()} class={styles.mark} />}
        </Show>
      </span>
      <span class={styles.count}>{hand().count}</span>
      <Show when={props.large && hand().card}>
        {(card) => (
          <span class={styles.card}>
            <BoardCard near={card()[0]} far={card()[1]} frame={frameOf(props.seat)} />
          </span>
        )}
      </Show>
      <Show when={props.large && hand().top}>
        {(top) => (
          <span class={classes(styles.card, styles.top)}>
            <BoardCard near={top()[0]} far={top()[1]} frame={frameOf(props.seat)} />
          </span>
        )}
      </Show>
    </section>
  );
}

function sizeOf({ large, far }: { large: boolean; far: boolean }): string {
  if (far) return classes(styles.roomy, styles.far, plaque.huge);
  return large ? classes(styles.roomy, plaque.large) : (styles.compact ?? "");
}

/** The one thing that matters most. */
function iconOf({ away, slow, bot }: Marks): IconName | null {
  if (away) return "away";
  if (slow) return "line";
  return bot ? "bot" : null;
}
