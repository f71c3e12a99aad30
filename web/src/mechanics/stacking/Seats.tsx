import { createMemo, Index, Show } from "solid-js";
import { placed } from "../../kit/box";
import { classes } from "../../kit/classes";
import { inkClass } from "../../kit/inks";
import { Motif } from "../../kit/Motif";
import { Icon } from "../../kit/ui/Icon";
import type { StackingAreaView as Area, Card } from "../../net/wire";
import { isClosest } from "./choices";
import type { Box } from "./layout/boxes";
import { detailIn } from "./layout/seats";
import styles from "./Seats.module.css";
import { useScene } from "./scene";

const SLOW = 250; // ms

export function Seats() {
  const scene = useScene();
  return (
    <section class={styles.seats} aria-label={scene.words().labels.others}>
      <Index each={scene.order()}>
        {(seat, n) => (
          <Show when={scene.round().areas[seat()]}>
            {(area) => <Seat seat={seat()} area={area()} box={scene.layout().seats[n]} />}
          </Show>
        )}
      </Index>
    </section>
  );
}

interface SeatProps {
  seat: number;
  area: Area;
  box: Box | undefined;
}

function Seat(props: SeatProps) {
  const scene = useScene();
  const name = (): string => scene.names()[props.seat] ?? "";
  const left = createMemo(() => props.area.stock_count);
  const state = createMemo(() => stateOf(scene, props.seat));
  const near = createMemo(() => isClosest(scene.round(), props.seat));
  const back = () => scene.back(props.seat);
  const label = (): string => {
    const { labels } = scene.words();
    const said = state();
    return said ? `${labels.seat(name(), left())}, ${labels[said]}` : labels.seat(name(), left());
  };
  return (
    <Show when={props.box}>
      {(box) => (
        <div
          class={classes(styles.seat, near() && styles.glows)}
          style={placed(box())}
          data-detail={detailIn(box())}
          data-state={state()}
          data-seat={props.seat}
          role="img"
          aria-label={label()}
        >
          <div class={styles.plaque}>
            <div class={classes(styles.badge, inkClass(back().box))}>
              <Motif name={back().motif} class={styles.motif} />
            </div>
            <span class={styles.name}>{name()}</span>
            <span class={styles.left}>{left()}</span>
            <Chips area={props.area} />
            <Show when={ICONS[state() ?? "none"]}>
              {(icon) => <Icon name={icon()} class={styles.mark} />}
            </Show>
          </div>
        </div>
      )}
    </Show>
  );
}

const ICONS = { bot: "bot", away: "away", slow: "line", gone: "leave", none: null } as const;

function stateOf(
  scene: ReturnType<typeof useScene>,
  seat: number,
): "gone" | "away" | "bot" | "slow" | undefined {
  const known = scene.session.known();
  const match = known?.table.match;
  if (scene.round().gone?.includes(seat)) return "gone";
  if (match?.away?.includes(seat)) return "away";
  if (known?.table.players[seat]?.bot) return "bot";
  return (known?.presence.delays[seat] ?? 0) > SLOW ? "slow" : undefined;
}

/** What lies open before a seat, tiny: the stock's top, the row, the turned-over card. */
function Chips(props: { area: Area }) {
  return (
    <div class={styles.chips}>
      <Chip card={props.area.stock_top} class={styles.stockChip} />
      <Index each={props.area.row}>{(place) => <Chip card={place().at(-1) ?? null} />}</Index>
      <Chip card={props.area.visible} class={styles.turnedChip} />
    </div>
  );
}

function Chip(props: { card: Card | null; class?: string | undefined }) {
  return (
    <span class={classes(styles.chip, props.class, props.card ? inkClass(props.card[0]) : styles.none)}>
      {props.card?.[1]}
    </span>
  );
}
