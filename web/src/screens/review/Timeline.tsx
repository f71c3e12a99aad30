// The timeline of a round: a lane for each seat, with what was placed, what could have been, and what was left. Wherever
// one presses, the film is there.

import { For, type JSX } from "solid-js";
import { classes } from "../../kit/classes";
import { inkClass } from "../../kit/inks";
import { Motif } from "../../kit/Motif";
import { numbered } from "../../kit/numbers";
import type { ChanceTold } from "../../net/films";
import styles from "./ReviewCard.module.css";
import type { Reviewed } from "./reviewed";
import { w } from "./words";

const FATES = ["taken", "lost", "missed"] as const;
const WIDE = 1000;
const HIGH = 100;
const [TICK, STEPS_TOP, STEPS_ROOM] = [62, 6, 46];

export function Timeline(props: { reviewed: Reviewed }): JSX.Element {
  const seats = () => numbered(props.reviewed.players, (seat) => seat);
  return (
    <section class={styles.timeline} aria-label={w().timeline}>
      <For each={seats()}>{(seat) => <Lane seat={seat} reviewed={props.reviewed} />}</For>
      <p class={styles.legend} aria-hidden="true">
        <For each={FATES}>
          {(fate) => (
            <span class={styles.told}>
              <span class={classes(styles.fate, styles[fate])} /> {w().fates[fate]}
            </span>
          )}
        </For>
      </p>
    </section>
  );
}

function Lane(props: { seat: number; reviewed: Reviewed }): JSX.Element {
  const { axis, placed, steps, review, backOf, nameOf, see } = props.reviewed;
  const x = (at: number): string => (axis.placeOf(at) * WIDE).toFixed(1);
  const ticks = (): string =>
    placed
      .filter((one) => one.seat === props.seat)
      .map(({ at }) => `M${x(at)} ${TICK}V${HIGH}`)
      .join("");
  const stairs = (): string => {
    const own = steps[props.seat] ?? [];
    const most = Math.max(1, ...own.map(({ left }) => left));
    const y = (left: number): number => STEPS_TOP + (1 - left / most) * STEPS_ROOM;
    const way = own.map(({ at, left }, n) => (n ? `H${x(at)}V${y(left)}` : `M${x(at)} ${y(left)}`));
    return way.length ? `${way.join("")}H${WIDE}` : "";
  };
  const chances = () => review.chances.filter((chance) => chance.seat === props.seat && !chance.run);
  const press = (event: MouseEvent & { currentTarget: Element }): void => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    see(axis.momentAt((event.clientX - left) / width));
  };
  return (
    <div class={classes(styles.lane, props.seat === props.reviewed.seat && styles.own)}>
      <span class={classes(styles.badge, inkClass(backOf(props.seat).ink))} title={nameOf(props.seat)}>
        <Motif name={backOf(props.seat).motif} class={styles.motif} />
      </span>
      <button type="button" class={styles.band} aria-label={nameOf(props.seat)} onClick={press}>
        <svg viewBox={`0 0 ${WIDE} ${HIGH}`} preserveAspectRatio="none" aria-hidden="true">
          <path class={styles.stairs} d={stairs()} />
          <For each={chances()}>
            {(chance) => (
              <rect
                class={styles[colourOf(chance)]}
                x={x(chance.opened)}
                y={TICK}
                width={Math.max(2, (axis.placeOf(chance.closed) - axis.placeOf(chance.opened)) * WIDE)}
                height={HIGH - TICK}
              />
            )}
          </For>
          <path class={classes(styles.ticks, inkClass(backOf(props.seat).ink))} d={ticks()} />
        </svg>
      </button>
    </div>
  );
}

function colourOf({ fate }: ChanceTold): (typeof FATES)[number] {
  return fate === "taken" || fate === "lost" ? fate : "missed";
}
