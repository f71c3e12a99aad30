// A sheet is a piece with what is printed on it, drawn on the page.

import { Index, Show } from "solid-js";
import { classes } from "./classes";
import { HERE, isShape, type Line, type Mark, type Numeral, type Shape } from "./face";
import { inkClass } from "./inks";
import styles from "./Sheet.module.css";
import type { Size } from "./size";

const CARD: Size = { width: 100, height: 140 };

interface SheetProps {
  marks: Mark[];
  /** In the units of its marks; those of a card, unless told. */
  size?: Size;
  class?: string | undefined;
}

/** A piece with what is printed on it. It fills its parent, which has its shape. */
export function Sheet(props: SheetProps) {
  const room = (): Size => props.size ?? CARD;
  return (
    <svg
      viewBox={`0 0 ${room().width} ${room().height}`}
      class={classes(styles.sheet, props.class)}
      fill-rule="evenodd"
      aria-hidden="true"
    >
      <Index each={props.marks}>{(mark) => <Drawn mark={mark()} />}</Index>
    </svg>
  );
}

function Drawn(props: { mark: Mark }) {
  const printed = () => classes(styles[props.mark.tone], inkClass(props.mark.ink));
  return (
    <Show when={isShape(props.mark)} fallback={<Written numeral={props.mark as Numeral} class={printed()} />}>
      <Cut shape={props.mark as Shape} class={printed()} />
    </Show>
  );
}

function Cut(props: { shape: Shape; class: string }) {
  const line = (): Line | undefined => props.shape.line;
  const ends = () => (line()?.round ? "round" : undefined);
  return (
    <path
      class={classes(line() ? styles.drawn : styles.filled, props.class)}
      d={props.shape.d}
      transform={matrix(props.shape)}
      stroke-width={line()?.width}
      stroke-dasharray={line()?.dashes?.join(" ")}
      stroke-linecap={ends()}
      stroke-linejoin={ends()}
    />
  );
}

function Written(props: { numeral: Numeral; class: string }) {
  return (
    <text
      class={classes(styles.numeral, styles.filled, props.class)}
      x={props.numeral.x}
      y={props.numeral.y}
      font-size={`${props.numeral.size}px`}
      letter-spacing={props.numeral.spacing}
      text-anchor={props.numeral.anchor}
    >
      {props.numeral.text}
    </text>
  );
}

/** None is quicker than one that does nothing. */
function matrix({ at }: Shape): string | undefined {
  return at === HERE ? undefined : `matrix(${at.join(" ")})`;
}
