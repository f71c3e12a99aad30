// The other players, if there is room for them.

import { createMemo, For, Show } from "solid-js";
import { type Box, placed } from "../../kit/box";
import { classes } from "../../kit/classes";
import { inkClass } from "../../kit/inks";
import { Motif } from "../../kit/Motif";
import { Count } from "../../kit/painting/Count";
import plaque from "../../kit/plaque.module.css";
import parts from "../../kit/seat.module.css";
import { Icon } from "../../kit/ui/Icon";
import { MARK_ICONS, type Mark, seatName } from "../../table/seats";
import { t } from "../../words/words";
import { plaqueOf } from "./plaques";
import { SeatDice } from "./SeatDice";
import styles from "./Seats.module.css";
import { useScene } from "./scene";
import type { DiceView } from "./view";
import { words } from "./words";

interface SeatProps {
  seat: number;
  box: Box | undefined;
}

export function Seats() {
  const { view, layout } = useScene();
  return (
    <ul aria-label={words().race.others} class={styles.seats}>
      <For each={layout().seats.length ? view.others() : []}>
        {(seat, at) => <Seat seat={seat} box={layout().seats[at()]} />}
      </For>
    </ul>
  );
}

/** Another player: the motif, the name, and how many dice are left, which is what one wants to know. */
function Seat(props: SeatProps) {
  const { view, painting, layout } = useScene();
  const mark = () => view.mark(props.seat);
  return (
    <Show when={props.box}>
      {(box) => {
        const shown = createMemo(() => plaqueOf(box(), view.left(props.seat), layout().unit ?? undefined));
        return (
          <li
            aria-label={labelOf(view, props.seat)}
            class={classes(
              styles.seat,
              shown().unit !== null && classes(plaque.roomy, styles.roomy),
              shown().wide && styles.wide,
              shown().low && styles.low,
              glows(view, props.seat) && plaque.closest,
              mark() === "away" && plaque.away,
            )}
            style={{ ...placed(box()), "--unit": `${shown().unit ?? 16}px` }}
            data-seat={props.seat}
          >
            <Badge seat={props.seat} />
            <span class={parts.name}>{view.nameOf(props.seat)}</span>
            <Show when={mark()}>{(found) => <Icon name={MARK_ICONS[found()]} class={styles.mark} />}</Show>
            <Count
              painting={painting}
              name={seatName(props.seat)}
              in={box()}
              count={view.left(props.seat)}
              class={classes(parts.count, parts.wider, styles.total)}
            />
            <Show when={!shown().low}>
              <span class={styles.dice}>
                <SeatDice seat={props.seat} in={box()} plaque={shown()} />
              </span>
            </Show>
          </li>
        );
      }}
    </Show>
  );
}

/** The own name beside the cup, on the table itself. */
export function OwnSeat(props: SeatProps) {
  const { view, painting, layout } = useScene();
  const unit = () => Math.max(16, layout().unit ?? 0);
  const close = createMemo(() => glows(view, props.seat));
  const wider = createMemo(() => view.left(props.seat) > 9);
  return (
    <Show when={props.box}>
      {(box) => (
        <li
          aria-label={labelOf(view, props.seat)}
          class={classes(styles.own, close() && styles.close)}
          style={{ ...placed(box()), "--unit": `${unit()}px`, "--most": `${box().height - 44}px` }}
          data-seat={props.seat}
        >
          <span class={styles.left}>
            <Count
              painting={painting}
              name={seatName(props.seat)}
              in={box()}
              count={view.left(props.seat)}
              tone={close() ? "accent" : "table"}
              class={classes(styles.number, wider() && styles.wider, close() && styles.lit)}
            />
            <small>{words().race.leftShort}</small>
          </span>
          <Badge seat={props.seat} />
          <span class={parts.name}>{view.nameOf(props.seat)}</span>
        </li>
      )}
    </Show>
  );
}

function glows(view: DiceView, seat: number): boolean {
  return view.winner() === seat || (view.closest() === seat && !view.stopped());
}

function Badge(props: { seat: number }) {
  const { view } = useScene();
  const back = () => view.backOf(props.seat);
  return (
    <span class={classes(parts.badge, inkClass(back().ink))}>
      <Motif name={back().motif} class={plaque.motif} />
    </span>
  );
}

function labelOf(view: DiceView, seat: number): string {
  const said = words().race.seat(view.nameOf(seat), view.left(seat));
  const mark = markWords(view.mark(seat));
  return mark ? `${said}, ${mark}` : said;
}

function markWords(mark: Mark | null): string {
  if (mark === "bot") return words().race.bot;
  return mark ? t().table[mark] : "";
}
