import { createMemo, For, Show } from "solid-js";
import { classes } from "../../kit/classes";
import { inkClass } from "../../kit/inks";
import { Joker } from "../../kit/Joker";
import { Motif } from "../../kit/Motif";
import { type Box, placed } from "../../kit/motion";
import { Count } from "../../kit/painting/Count";
import { createRoom } from "../../kit/painting/room";
import plaque from "../../kit/plaque.module.css";
import { Icon, type IconName } from "../../kit/ui/Icon";
import styles from "./Others.module.css";
import { LAYERS, lay } from "./painting/lay";
import { lyingLook } from "./painting/looks";
import { frameOf } from "./picture";
import { seatName, useScene } from "./scene";
import type { Marks } from "./view";
import type { BoardCard } from "./wire";
import { words } from "./words";

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
  const { view, painting } = useScene();
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
      aria-label={words().others.seat(view.nameOf(props.seat), hand().count, hand().jokers)}
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
      <Count
        painting={painting}
        name={seatName(props.seat)}
        in={props.box}
        count={hand().count}
        class={classes(styles.count, hand().count > 9 && styles.wider)}
      />
      <Show when={props.large}>
        <SeatCard {...props} name="card" card={hand().card} class={styles.card} />
        <SeatCard {...props} name="top" card={hand().top} class={classes(styles.card, styles.top)} {...TOP} />
      </Show>
    </section>
  );
}

/** The one that they threw away last. */
const TOP = { opacity: 0.6, askew: -6 };

interface SeatCardProps {
  seat: number;
  box: Box;
  name: string;
  card: BoardCard | null;
  class: string | undefined;
  opacity?: number;
  askew?: number;
}

/** Room for a card, which is painted. */
function SeatCard(props: SeatCardProps) {
  const [keep, room] = createRoom(
    () => props.box,
    () => props.class,
  );
  const card = createMemo(() => props.card);
  lay(useScene(), `${props.name} ${props.seat}`, () => {
    const [shown, within] = [card(), room()];
    return {
      box: within && { ...within, turn: props.askew ?? 0 },
      look: shown && lyingLook(shown, props.seat),
      opacity: props.opacity ?? 1,
      layer: LAYERS.pieces,
    };
  });
  return <span class={props.class} ref={keep} />;
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
