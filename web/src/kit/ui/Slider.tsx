// A slider for more or less of something.

import { createUniqueId } from "solid-js";
import { classes } from "../classes";
import styles from "./Slider.module.css";

export interface SliderProps {
  label: string;
  value: number;
  min: number;
  max: number;
  step: number;
  /** When it is let go. */
  onChange: (value: number) => void;
  disabled?: boolean | undefined;
  class?: string | undefined;
}

export function Slider(props: SliderProps) {
  const id = createUniqueId();
  return (
    <div class={classes(styles.slider, props.class)}>
      <label class={styles.label} for={id}>
        {props.label}
      </label>
      <input
        id={id}
        class={styles.range}
        type="range"
        min={props.min}
        max={props.max}
        step={props.step}
        value={props.value}
        disabled={props.disabled}
        onChange={(event) => props.onChange(event.currentTarget.valueAsNumber)}
      />
    </div>
  );
}
