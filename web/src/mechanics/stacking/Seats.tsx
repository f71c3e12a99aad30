// The other players: the cards that lie open before each seat, tiny.

import { createMemo, Index, indexArray, Show } from "solid-js";
import { type Box, lying } from "../../kit/box";
import { classes } from "../../kit/classes";
import { inkClass } from "../../kit/inks";
import { Motif } from "../../kit/Motif";
import { Count } from "../../kit/painting/Count";
import { Sign } from "../../kit/Sign";
import { Icon } from "../../kit/ui/Icon";
import type { Card } from "../../net/wire";
import { MARK_ICONS, seatName } from "../../table/seats";
import { type Detail, detailIn, roundOf } from "./layout/seats";
import styles from "./Seats.module.css";
import { useScene } from "./scene";
import type { StackingAreaView as Area } from "./wire";

const NOWHERE: Box = { x: 0, y: 0, width: 0, height: 0 };
const CLOSED: readonly Detail[] = ["dot", "line", "tiny", "small"];

export function Seats() {
  const scene = useScene();
  const areas = indexArray(
    () => scene.calm().round.areas,
    (area) => area,
  );
  const measures = () => {
    const { unit } = scene.layout();
    return { "--unit": `${unit ?? 16}px`, "--plaque-radius": `${roundOf(unit)}px` };
  };
  return (
    <section class={styles.seats} style={measures()} aria-label={scene.words().labels.others}>
      <Index each={scene.view.others()}>
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
  const { view } = scene;
  const name = (): string => view.nameOf(props.seat);
  const left = createMemo(() => props.area.stock_count);
  const mark = createMemo(() => view.mark(props.seat));
  const isAbsent = () => mark() === "away" || mark() === "gone";
  const detail = createMemo(() => detailIn(props.box ?? NOWHERE, scene.layout().unit));
  const back = () => view.backOf(props.seat);
  const label = (): string => {
    const { labels } = scene.words();
    const said = mark();
    return said ? `${labels.seat(name(), left())}, ${labels[said]}` : labels.seat(name(), left());
  };
  return (
    <Show when={props.box}>
      {(box) => (
        <div
          class={styles.seat}
          style={lying(box())}
          data-detail={detail()}
          data-state={mark()}
          data-seat={props.seat}
          role="img"
          aria-label={label()}
        >
          <div class={classes(styles.plaque, isAbsent() && styles.away)}>
            <div class={classes(styles.badge, inkClass(back().ink))}>
              <Motif name={back().motif} class={styles.motif} />
            </div>
            <span class={styles.name}>{name()}</span>
            <Count
              painting={scene.painting}
              name={seatName(props.seat)}
              in={box()}
              count={view.stocks()[props.seat]?.() ?? 0}
              class={styles.left}
            />
            <Show when={!CLOSED.includes(detail())}>
              <Chips area={props.area} />
            </Show>
            <Show when={mark()}>{(found) => <Icon name={MARK_ICONS[found()]} class={styles.mark} />}</Show>
          </div>
        </div>
      )}
    </Show>
  );
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

/** Its colour is told by its sign, too. */
function Chip(props: { card: Card | null; class?: string | undefined }) {
  const ink = createMemo(() => props.card?.[0] ?? null);
  return (
    <span class={classes(styles.chip, props.class, props.card ? inkClass(props.card[0]) : styles.none)}>
      <Show when={ink()}>
        {(found) => (
          <>
            <span>{props.card?.[1]}</span>
            <Sign ink={found()} class={styles.sign} />
          </>
        )}
      </Show>
    </span>
  );
}
