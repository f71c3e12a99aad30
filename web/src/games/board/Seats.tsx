// The other players: how many cards each still has is what one wants to know.

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
import { isFlat, unitOfSeat } from "./layout";
import { LAYERS, lay } from "./painting/lay";
import { lyingLook } from "./painting/looks";
import { frameOf } from "./picture";
import { Joker } from "./pieces/Joker";
import styles from "./Seats.module.css";
import { useScene } from "./scene";
import type { BoardCard } from "./wire";
import { words } from "./words";

const LOW = 40; // px: only one line

export function Seats(props: { boxes: readonly Box[]; seats: readonly number[] }) {
  return (
    <For each={props.seats}>
      {(seat, at) => (
        <Show when={props.boxes[at()]}>
          {(box) => <Seat seat={seat} box={box()} unit={unitOfSeat(box())} />}
        </Show>
      )}
    </For>
  );
}

/** What is written is measured in `unit`; null where there is no room for cards. */
function Seat(props: { seat: number; box: Box; unit: number | null }) {
  const { view, painting } = useScene();
  const hand = createMemo(() => view.hand(props.seat));
  const mark = createMemo(() => view.mark(props.seat));
  const flat = (): boolean => props.unit !== null && isFlat(props.box, props.unit);
  return (
    <section
      class={classes(
        styles.seat,
        props.unit === null
          ? classes(styles.compact, props.box.height < LOW && styles.low)
          : classes(styles.roomy, flat() && styles.flat, plaque.roomy),
        inkClass(view.backOf(props.seat).ink),
        view.closest() === props.seat && plaque.closest,
        mark() === "away" && plaque.away,
      )}
      style={{ ...placed(props.box), "--unit": `${props.unit ?? 16}px` }}
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
      </span>
      <Show when={mark()}>{(found) => <Icon name={MARK_ICONS[found()]} class={styles.mark} />}</Show>
      <Count
        painting={painting}
        name={seatName(props.seat)}
        in={props.box}
        count={hand().count}
        class={classes(parts.count, parts.wider, styles.total)}
      />
      <Show when={props.unit !== null}>
        <SeatCard {...props} name="card" card={hand().card} class={styles.card} />
        <Show when={!flat()}>
          <SeatCard
            {...props}
            name="top"
            card={hand().top}
            class={classes(styles.card, styles.top)}
            {...TOP}
          />
        </Show>
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
