import { createMemo, Index, indexArray, Show } from "solid-js";
import { type Box, lying } from "../../kit/box";
import { classes } from "../../kit/classes";
import { inkClass } from "../../kit/inks";
import { Motif } from "../../kit/Motif";
import { Count } from "../../kit/painting/Count";
import { Icon } from "../../kit/ui/Icon";
import type { Card } from "../../net/wire";
import { SLOW } from "../../table/seats";
import { type Detail, detailIn } from "./layout/seats";
import styles from "./Seats.module.css";
import { useScene } from "./scene";
import type { StackingAreaView as Area } from "./wire";

const NOWHERE: Box = { x: 0, y: 0, width: 0, height: 0 };
const showsChips = (detail: Detail): boolean => detail !== "tiny" && detail !== "small";

export function Seats() {
  const scene = useScene();
  const areas = indexArray(
    () => scene.calm().round.areas,
    (area) => area,
  );
  return (
    <section class={styles.seats} aria-label={scene.words().labels.others}>
      <Index each={scene.order()}>
        {(seat, n) => (
          <Show when={areas()[seat()]}>
            {(area) => <Seat seat={seat()} area={area()()} box={scene.layout().seats[n]} />}
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
  const isAbsent = () => state() === "away" || state() === "gone";
  const detail = createMemo(() => detailIn(props.box ?? NOWHERE));
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
          class={styles.seat}
          style={lying(box())}
          data-detail={detail()}
          data-state={state()}
          data-seat={props.seat}
          role="img"
          aria-label={label()}
        >
          <div class={classes(styles.plaque, isAbsent() && styles.away)}>
            <div class={classes(styles.badge, inkClass(back().box))}>
              <Motif name={back().motif} class={styles.motif} />
            </div>
            <span class={styles.name}>{name()}</span>
            <Count
              painting={scene.painting}
              name={`seat ${props.seat}`}
              in={box()}
              count={scene.stocks()[props.seat]?.() ?? 0}
              class={styles.left}
            />
            <Show when={showsChips(detail())}>
              <Chips area={props.area} />
            </Show>
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
  const table = scene.table();
  if (scene.gone().includes(seat)) return "gone";
  if (table?.match?.away?.includes(seat)) return "away";
  if (table?.players[seat]?.bot) return "bot";
  return (scene.delays()[seat] ?? 0) > SLOW ? "slow" : undefined;
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
