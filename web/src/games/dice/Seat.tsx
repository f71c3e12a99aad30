import { createMemo, Show } from "solid-js";
import { type Box, placed } from "../../kit/box";
import { classes } from "../../kit/classes";
import { inkClass } from "../../kit/inks";
import { Motif } from "../../kit/Motif";
import { Count } from "../../kit/painting/Count";
import plaque from "../../kit/plaque.module.css";
import { Icon } from "../../kit/ui/Icon";
import { t } from "../../words/words";
import { plaqueOf } from "./plaques";
import styles from "./Seat.module.css";
import { SeatDice } from "./SeatDice";
import { type Stage, seatName } from "./stage";
import type { DiceView, Mark } from "./view";
import { words } from "./words";

interface SeatProps {
  stage: Stage;
  seat: number;
  box: Box | undefined;
}

/** Another player: the motif, the name, and how many dice are left, which is what one wants to know. */
export function Seat(props: SeatProps) {
  const { view } = props.stage;
  const mark = () => view.mark(props.seat);
  const wider = createMemo(() => view.left(props.seat) > 9);
  return (
    <Show when={props.box}>
      {(box) => {
        const shown = createMemo(() => plaqueOf(box(), view.left(props.seat)));
        return (
          <li
            aria-label={labelOf(props)}
            class={classes(
              styles.seat,
              plaque[shown().size],
              shown().wide && styles.wide,
              glows(view, props.seat) && plaque.closest,
              mark() === "away" && plaque.away,
            )}
            style={placed(box())}
            data-seat={props.seat}
            data-size={shown().size}
          >
            <Badge {...props} />
            <span class={styles.name}>{view.nameOf(props.seat)}</span>
            <Count
              painting={props.stage.painting}
              name={seatName(props.seat)}
              in={box()}
              count={view.left(props.seat)}
              class={classes(styles.count, wider() && styles.wider)}
            />
            <span class={styles.dice}>
              <SeatDice stage={props.stage} seat={props.seat} in={box()} plaque={shown()} />
              <Show when={ICONS[mark() ?? "none"]}>
                {(icon) => <Icon name={icon()} class={styles.mark} />}
              </Show>
            </span>
          </li>
        );
      }}
    </Show>
  );
}

const ICONS = { bot: "bot", away: "away", slow: "line", none: null } as const;

/** The own name beside the cup, on the table itself. */
export function OwnSeat(props: SeatProps) {
  const { view } = props.stage;
  const close = createMemo(() => glows(view, props.seat));
  const wider = createMemo(() => view.left(props.seat) > 9);
  return (
    <Show when={props.box}>
      {(box) => (
        <li
          aria-label={labelOf(props)}
          class={classes(styles.own, close() && styles.close)}
          style={placed(box())}
          data-seat={props.seat}
        >
          <span class={styles.left}>
            <Count
              painting={props.stage.painting}
              name={seatName(props.seat)}
              in={box()}
              count={view.left(props.seat)}
              tone={close() ? "accent" : "table"}
              class={classes(styles.number, wider() && styles.wider, close() && styles.lit)}
            />
            <small>{words().race.leftShort}</small>
          </span>
          <Badge {...props} />
          <span class={styles.name}>{view.nameOf(props.seat)}</span>
        </li>
      )}
    </Show>
  );
}

function glows(view: DiceView, seat: number): boolean {
  return view.winner() === seat || (view.closest() === seat && !view.stopped());
}

function Badge(props: SeatProps) {
  const back = () => props.stage.view.backOf(props.seat);
  return (
    <span class={classes(styles.badge, inkClass(back().box))}>
      <Motif name={back().motif} class={plaque.motif} />
    </span>
  );
}

function labelOf({ stage: { view }, seat }: SeatProps): string {
  const said = words().race.seat(view.nameOf(seat), view.left(seat));
  const mark = markWords(view.mark(seat));
  return mark ? `${said}, ${mark}` : said;
}

function markWords(mark: Mark): string {
  if (mark === "bot") return words().race.bot;
  return mark ? t().table[mark] : "";
}
