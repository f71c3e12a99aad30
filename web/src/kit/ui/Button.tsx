// A button of the page: main, plain or quiet.

import type { JSX } from "solid-js";
import { classes } from "../classes";
import styles from "./Button.module.css";

export interface ButtonProps {
  /** One main button on a screen; quiet ones look like text. */
  variant?: "main" | "plain" | "quiet" | undefined;
  onPress?: ((event: MouseEvent) => void) | undefined;
  type?: "button" | "submit" | undefined;
  disabled?: boolean | undefined;
  /** What is said aloud, where the text alone doesn't say it. */
  label?: string | undefined;
  class?: string | undefined;
  children: JSX.Element;
}

export function Button(props: ButtonProps) {
  return (
    <button
      type={props.type ?? "button"}
      class={classes(styles.button, styles[props.variant ?? "plain"], props.class)}
      disabled={props.disabled}
      aria-label={props.label}
      onClick={(event) => props.onPress?.(event)}
    >
      {props.children}
    </button>
  );
}
