import { createMemo, Show } from "solid-js";
import { type Box, placed } from "../../kit/box";
import { classes } from "../../kit/classes";
import { inkClass } from "../../kit/inks";
import { Motif } from "../../kit/Motif";
import plaque from "../../kit/plaque.module.css";
import { Icon } from "../../kit/ui/Icon";
import { t } from "../../words/words";
import { type Stage, seatName } from "./motions";
import { plaqueOf } from "./plaques";
import styles from "./Seat.module.css";
import { SeatDice } from "./SeatDice";
import { inOrder } from "./tray";
import type { DiceView, Mark } from "./view";
import { d } from "./words";

interface SeatProps {
  stage: Stage;
  seat: number;
  box: Box | undefined;
}

/** Another player: the motif, the name, and how many dice are left, which is what one wants to know. */
export function Seat(props: SeatProps) {
  const { view } = props.stage;
  const dice = createMemo(() => [...view.diceOf(props.seat)].sort(inOrder));
  const mark = () => view.mark(props.seat);
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
            ref={(element) => props.stage.pieces.keep(seatName(props.seat), element)}
          >
            <Badge {...props} />
            <span class={styles.name}>{view.nameOf(props.seat)}</span>
            <span class={styles.count}>{view.left(props.seat)}</span>
            <span class={styles.dice}>
              <SeatDice dice={dice()} {...shown()} palette={props.stage.palette()} />
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
  return (
    <Show when={props.box}>
      {(box) => (
        <li
          aria-label={labelOf(props)}
          class={classes(styles.own, glows(view, props.seat) && styles.close)}
          style={placed(box())}
          data-seat={props.seat}
          ref={(element) => props.stage.pieces.keep(seatName(props.seat), element)}
        >
          <span class={styles.left}>
            {view.left(props.seat)}
            <small>{d().race.leftShort}</small>
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
  const said = d().race.seat(view.nameOf(seat), view.left(seat));
  const mark = markWords(view.mark(seat));
  return mark ? `${said}, ${mark}` : said;
}

function markWords(mark: Mark): string {
  if (mark === "bot") return d().race.bot;
  return mark ? t().table[mark] : "";
}
