import { Index, Show } from "solid-js";
import { classes } from "./classes";
import { isShape, type Mark, type Numeral, type Shape } from "./face";
import { inkClass } from "./inks";
import styles from "./Sheet.module.css";

/** A card with what is printed on it. It fills its parent, which is 5 wide and 7 high. */
export function Sheet(props: { marks: Mark[]; class?: string | undefined }) {
  return (
    <svg
      viewBox="0 0 100 140"
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
      <path class={printed()} d={(props.mark as Shape).d} transform={matrix(props.mark as Shape)} />
    </Show>
  );
}

function Written(props: { numeral: Numeral; class: string }) {
  return (
    <text
      class={classes(styles.numeral, props.class)}
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

function matrix({ at }: Shape): string {
  return `matrix(${at.join(" ")})`;
}
