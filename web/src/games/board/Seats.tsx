import { createMemo, For, Show } from "solid-js";
import { classes } from "../../kit/classes";
import { inkClass } from "../../kit/inks";
import { Motif } from "../../kit/Motif";
import { type Box, placed } from "../../kit/motion";
import { Count } from "../../kit/painting/Count";
import { createPlaceholder } from "../../kit/painting/placeholder";
import plaque from "../../kit/plaque.module.css";
import parts from "../../kit/seat.module.css";
import { Icon } from "../../kit/ui/Icon";
import { MARK_ICONS, seatName } from "../../table/seats";
import { LAYERS, lay } from "./painting/lay";
import { lyingLook } from "./painting/looks";
import { frameOf } from "./picture";
import { Joker } from "./pieces/Joker";
import styles from "./Seats.module.css";
import { useScene } from "./scene";
import type { BoardCard } from "./wire";
import { words } from "./words";

/** The other players: how many cards each still has is what one wants to know. */
export function Seats(props: { boxes: readonly Box[]; seats: readonly number[]; far?: boolean }) {
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
  const mark = createMemo(() => view.mark(props.seat));
  return (
    <section
      class={classes(
        styles.seat,
        sizeOf(props),
        inkClass(view.backOf(props.seat).box),
        view.closest() === props.seat && plaque.closest,
        mark() === "away" && plaque.away,
      )}
      style={placed(props.box)}
      data-seat={props.seat}
      aria-label={words().others.seat(view.nameOf(props.seat), hand().count, hand().jokers)}
    >
      <span class={parts.badge}>
        <Motif name={view.backOf(props.seat).motif} class={plaque.motif} />
      </span>
      <span class={parts.name}>{view.nameOf(props.seat)}</span>
      <span class={styles.jokers}>
        <For each={Array.from({ length: hand().jokers })}>
          {() => (
            <span class={styles.joker}>
              <Joker frame={frameOf(props.seat)} />
            </span>
          )}
        </For>
        <Show when={props.large && mark()}>
          {(found) => <Icon name={MARK_ICONS[found()]} class={styles.mark} />}
        </Show>
      </span>
      <Count
        painting={painting}
        name={seatName(props.seat)}
        in={props.box}
        count={hand().count}
        class={classes(parts.count, hand().count > 9 && parts.wider)}
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
  const [keep, room] = createPlaceholder(
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
