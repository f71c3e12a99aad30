import { createEffect, createMemo, createSignal, Index, indexArray, onCleanup, Show } from "solid-js";
import { lying } from "../../kit/box";
import { classes } from "../../kit/classes";
import { inkClass } from "../../kit/inks";
import { Motif } from "../../kit/Motif";
import { Icon } from "../../kit/ui/Icon";
import type { StackingAreaView as Area, Card } from "../../net/wire";
import { SLOW } from "../../table/seats";
import { type Box, sameBox } from "./layout/boxes";
import { type Detail, detailIn } from "./layout/seats";
import styles from "./Seats.module.css";
import { useScene } from "./scene";

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
  const near = () => scene.closest().includes(props.seat);
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
          <div class={classes(styles.plaque, near() && styles.closest, isAbsent() && styles.away)}>
            <div class={classes(styles.badge, inkClass(back().box))}>
              <Motif name={back().motif} class={styles.motif} />
            </div>
            <span class={styles.name}>{name()}</span>
            <Count seat={props.seat} in={box()} />
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

/** It changes too often to be written: it is painted where the page leaves room for it. */
function Count(props: { seat: number; in: Box }) {
  const { painting, stocks } = useScene();
  const name = `seat ${props.seat}`;
  const [room, setRoom] = createSignal<Box | null>(null);
  const seat = createMemo(() => props.in, undefined, { equals: sameBox });
  let element!: HTMLElement;
  createEffect(() => setRoom(within(element, seat())));
  createEffect(() =>
    painting.order({ order: "count", name, box: room(), count: stocks()[props.seat]?.() ?? 0 }),
  );
  onCleanup(() => painting.order({ order: "count", name, box: null, count: 0 }));
  return <span class={styles.left} ref={element} />;
}

/** Where an element lies on the table, by the seat that it is part of. */
function within(element: HTMLElement, seat: Box): Box {
  const [own, whole] = [
    element.getBoundingClientRect(),
    element.closest("[data-seat]")?.getBoundingClientRect(),
  ];
  const [x, y] = [own.x - (whole?.x ?? 0), own.y - (whole?.y ?? 0)];
  return { x: seat.x + x, y: seat.y + y, width: own.width, height: own.height };
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
