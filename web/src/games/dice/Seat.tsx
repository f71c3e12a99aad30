import { createMemo, For, Show } from "solid-js";
import { type Box, placed } from "../../kit/box";
import { classes } from "../../kit/classes";
import { Die } from "../../kit/Die";
import { inkClass } from "../../kit/inks";
import { Motif } from "../../kit/Motif";
import { t } from "../../words/words";
import { type Stage, seatName } from "./motions";
import styles from "./Seat.module.css";
import { inOrder } from "./tray";
import type { Mark } from "./view";
import { d } from "./words";

/** A player: the motif, the name, and how many dice are left, which is what one wants to know. */
export function Seat(props: { stage: Stage; seat: number; box: Box | undefined; own?: boolean }) {
  const { view } = props.stage;
  const back = () => view.backOf(props.seat);
  const left = () => view.left(props.seat);
  const dice = createMemo(() => [...view.diceOf(props.seat)].sort(inOrder));
  const mark = () => markWords(view.mark(props.seat));
  return (
    <Show when={props.box}>
      {(box) => (
        <li
          aria-label={d().race.seat(view.nameOf(props.seat), left())}
          class={classes(styles.seat, inkClass(back().box))}
          classList={{
            [styles.own ?? ""]: props.own === true,
            [styles.tall ?? ""]: !props.own && box().height >= TALL,
            [styles.wide ?? ""]: !props.own && box().height < TALL && box().width >= WIDE,
            [styles.many ?? ""]:
              dice().length > (box().width < WIDE && box().height < TALL ? MANY : 2 * MANY),
            [styles.away ?? ""]: view.mark(props.seat) === "away",
            [styles.close ?? ""]: view.closest() === props.seat && !view.stopped(),
            [styles.won ?? ""]: view.winner() === props.seat,
          }}
          style={placed(box())}
          ref={(element) => props.stage.pieces.keep(seatName(props.seat), element)}
        >
          <span class={styles.back}>
            <Motif name={back().motif} class={styles.motif} />
          </span>
          <span class={styles.name}>{view.nameOf(props.seat)}</span>
          <span class={styles.count}>
            {left()}
            <Show when={props.own}>
              <small class={styles.left}>{d().race.leftShort}</small>
            </Show>
          </span>
          <span class={styles.word}>{mark()}</span>
          <Show when={!props.own}>
            <span class={styles.dice}>
              <For each={dice()}>
                {([colour, face]) => <Die colour={colour} value={face} class={styles.die} />}
              </For>
            </span>
          </Show>
        </li>
      )}
    </Show>
  );
}

function markWords(mark: Mark): string {
  if (mark === "bot") return d().race.bot;
  return mark ? t().table[mark] : "";
}

/** From here on, in px, the dice of a seat can be read. */
const TALL = 125;
const WIDE = 330;
const MANY = 7; // dice
