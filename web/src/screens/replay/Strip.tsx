// The strip of a film: a band of paper with the marks of a whole round, and a tab that says where on it one is.

import { createMemo, createSignal, For, type JSX, Show } from "solid-js";
import { classes } from "../../kit/classes";
import { inkClass } from "../../kit/inks";
import { Icon } from "../../kit/ui/Icon";
import { usePlayer } from "./player";
import styles from "./Strip.module.css";
import { Ticks } from "./Ticks";
import { written } from "./times";
import { r } from "./words";

export function Strip(): JSX.Element {
  const { axis, at, seek, marks, signal, runs } = usePlayer();
  const [held, setHeld] = createSignal(false);
  let strip!: HTMLDivElement;
  const seekTo = (event: PointerEvent): void => {
    const { left, width } = strip.getBoundingClientRect();
    seek(axis.momentAt((event.clientX - left) / width));
  };
  const take = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    strip.setPointerCapture(event.pointerId);
    setHeld(true);
    seekTo(event);
  };
  return (
    <div
      ref={strip}
      class={classes(styles.strip, held() && styles.held)}
      style={{ "--at": axis.placeOf(at()) }}
      role="slider"
      tabIndex={0}
      aria-label={r().time}
      aria-valuemin={0}
      aria-valuemax={marks.end}
      aria-valuenow={Math.round(at())}
      aria-valuetext={r().at(written(at(), signal))}
      aria-live={runs() ? "off" : undefined}
      onPointerDown={take}
      onPointerMove={(event) => held() && seekTo(event)}
      onPointerUp={() => setHeld(false)}
      onPointerCancel={() => setHeld(false)}
      data-test="strip"
    >
      <div class={styles.paper}>
        <Ticks />
        <Spans />
        <Chances />
        <Races />
        <Stop />
      </div>
      <div class={styles.needle} aria-hidden="true">
        <output class={styles.clock} data-test="clock">
          {written(at(), signal)}
        </output>
      </div>
    </div>
  );
}

/** From one moment to another. */
function between(axis: { placeOf: (at: number) => number }, since: number, until: number): JSX.CSSProperties {
  const [from, to] = [axis.placeOf(since), axis.placeOf(until)];
  return { left: `${from * 100}%`, width: `${(to - from) * 100}%` };
}

/** Before the signal; while a seat was away; and where the table stood still, the paper is torn. */
function Spans(): JSX.Element {
  const { axis, marks, view, signal } = usePlayer();
  const away = createMemo(() => marks.absences.filter(({ seat }) => view() === null || view() === seat));
  return (
    <>
      <span class={styles.before} style={between(axis, 0, signal)} />
      <For each={away()}>
        {({ since, until }) => <span class={styles.away} style={between(axis, since, until)} />}
      </For>
      <For each={marks.gaps}>
        {({ since, until }) => <span class={styles.torn} style={between(axis, since, until)} />}
      </For>
    </>
  );
}

function Chances(): JSX.Element {
  const { axis, missed } = usePlayer();
  return (
    <For each={missed()}>
      {({ opened, closed }) => <span class={styles.missed} style={between(axis, opened, closed)} />}
    </For>
  );
}

/** Won, a card in the own ink; lost, only where it would have lain. */
function Races(): JSX.Element {
  const { axis, races, view, backOf } = usePlayer();
  return (
    <For each={races()}>
      {({ at, winner }) => (
        <span
          class={classes(
            styles.race,
            view() !== null && winner !== view() && styles.lost,
            inkClass(backOf(winner).ink),
          )}
          style={{ left: `${axis.placeOf(at) * 100}%` }}
        />
      )}
    </For>
  );
}

function Stop(): JSX.Element {
  const { axis, marks, backOf } = usePlayer();
  return (
    <Show when={marks.stop}>
      {(stop) => (
        <span
          class={classes(styles.stop, stop().by !== null && inkClass(backOf(stop().by ?? 0).ink))}
          style={{ left: `${axis.placeOf(stop().at) * 100}%` }}
        >
          <Icon name="flag" />
        </span>
      )}
    </Show>
  );
}
