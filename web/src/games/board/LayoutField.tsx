// The field for the layout of the board: shapes have names; the last of them is drawn by hand, on squares that touch
// each other.

import { createEffect, createSignal, For, type JSX, on, Show } from "solid-js";
import { classes } from "../../kit/classes";
import { Choice } from "../../kit/ui/Choice";
import type { OptionFieldProps } from "../../table/game";
import { cellsOf, isWhole, SIDE, sectionsFor, textOf } from "./drawn";
import styles from "./LayoutField.module.css";
import { words } from "./words";

const DRAWN = "";

export function LayoutField(props: OptionFieldProps): JSX.Element {
  const value = () => String(props.value);
  const names = () => Object.keys(props.words.values ?? {});
  const [draws, setDraws] = createSignal(!names().includes(value()));
  createEffect(on(value, (now) => setDraws(!names().includes(now)), { defer: true }));
  const pick = (value: string): void => {
    setDraws(value === DRAWN);
    if (value !== DRAWN) props.onChange(value);
  };
  return (
    <div class={styles.drawing}>
      <Choice
        label={props.words.name}
        labelHidden
        value={draws() ? DRAWN : value()}
        options={[
          ...names().map((value) => ({ value, label: props.words.values?.[value] ?? value })),
          { value: DRAWN, label: words().layout.drawn },
        ]}
        disabled={props.disabled}
        onChange={pick}
      />
      <Show when={draws()}>
        <Squares
          value={value()}
          needed={sectionsFor(props.players)}
          disabled={props.disabled}
          onChange={props.onChange}
        />
      </Show>
    </div>
  );
}

interface SquaresProps {
  value: string;
  needed: number;
  disabled: boolean;
  onChange: (value: string) => void;
}

function Squares(props: SquaresProps): JSX.Element {
  const [cells, setCells] = createSignal(cellsOf(props.value));
  const toggle = (cell: number): void => {
    const next = new Set(cells());
    if (!next.delete(cell)) next.add(cell);
    setCells(next);
    if (next.size === props.needed && isWhole(next)) props.onChange(textOf(next));
  };
  return (
    <>
      <p class={styles.hint}>{words().layout.drawnHint(props.needed)}</p>
      <fieldset class={styles.squares} aria-label={words().layout.drawn}>
        <For each={Array.from({ length: SIDE * SIDE }, (_, cell) => cell)}>
          {(cell) => (
            <button
              type="button"
              class={classes(styles.square, cells().has(cell) && styles.taken)}
              aria-pressed={cells().has(cell)}
              aria-label={`${String.fromCharCode(65 + (cell % SIDE))}${Math.floor(cell / SIDE) + 1}`}
              disabled={props.disabled}
              onClick={() => toggle(cell)}
            />
          )}
        </For>
      </fieldset>
    </>
  );
}
