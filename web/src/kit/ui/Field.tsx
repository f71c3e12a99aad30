// A text field with its label, and what is wrong with what was typed.

import { createUniqueId, type JSX, Show } from "solid-js";
import { classes } from "../classes";
import styles from "./Field.module.css";

const SHORT = 7; // letters of a code that a phone has room for, wide apart

export interface FieldProps {
  label: string;
  value: string;
  onInput: (value: string) => void;
  hint?: string | undefined;
  /** Says what is wrong with the value; the field is marked. */
  error?: string | undefined;
  placeholder?: string | undefined;
  maxLength?: number | undefined;
  autocomplete?: JSX.HTMLAutocomplete | undefined;
  inputMode?: "text" | "numeric" | undefined;
  /** For codes: capital letters, wide apart, no corrections. */
  code?: boolean | undefined;
  readOnly?: boolean | undefined;
  disabled?: boolean | undefined;
  ref?: ((element: HTMLInputElement) => void) | undefined;
  class?: string | undefined;
}

export function Field(props: FieldProps) {
  const id = createUniqueId();
  const about = () => props.error ?? props.hint;
  return (
    <div class={classes(styles.field, props.class)}>
      <label class={styles.label} for={id}>
        {props.label}
      </label>
      <input
        id={id}
        ref={(element) => props.ref?.(element)}
        class={classes(
          styles.input,
          props.code && styles.code,
          props.code && props.value.length > SHORT && styles.long,
        )}
        type="text"
        value={props.value}
        placeholder={props.placeholder}
        maxLength={props.maxLength}
        autocomplete={props.autocomplete ?? "off"}
        inputMode={props.inputMode}
        autocapitalize={props.code ? "characters" : undefined}
        spellcheck={props.code ? false : undefined}
        readOnly={props.readOnly}
        disabled={props.disabled}
        aria-invalid={props.error ? "true" : undefined}
        aria-describedby={about() ? `${id}-about` : undefined}
        onInput={(event) => props.onInput(event.currentTarget.value)}
      />
      <Show when={about()}>
        <p id={`${id}-about`} class={classes(styles.about, props.error && styles.error)}>
          {about()}
        </p>
      </Show>
    </div>
  );
}
