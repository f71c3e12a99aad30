// The choice of how long a match is: one visible choice, with what each length takes written below it.

import type { JSX } from "solid-js";
import { classes } from "../../kit/classes";
import { Choice, type ChoiceOption } from "../../kit/ui/Choice";
import type { Length } from "../../net/wire";
import { t } from "../../words/words";
import styles from "./LengthChoice.module.css";

const LENGTHS: readonly Length[] = ["round", "short", "medium", "rulebook"];

/** Or as far as the table has agreed on. */
export const OWN = "own";
type Offered = Length | typeof OWN;

export interface LengthChoiceProps {
  label: string;
  labelHidden?: boolean;
  value: Offered;
  /** What stands below the name of a length, line by line. */
  takes: (length: Offered) => readonly string[];
  disabled?: boolean;
  class?: string | undefined;
  onChange: (length: Length) => void;
}

export function LengthChoice(props: LengthChoiceProps): JSX.Element {
  const offered = (): readonly Offered[] => (props.value === OWN ? [...LENGTHS, OWN] : LENGTHS);
  const option = (value: Offered): ChoiceOption<Offered> => ({
    value,
    label: <Named name={t().length.names[value]} takes={props.takes(value)} />,
  });
  return (
    <Choice
      class={classes(styles.length, props.class)}
      label={props.label}
      labelHidden={props.labelHidden}
      value={props.value}
      options={offered().map(option)}
      disabled={props.disabled}
      onChange={(length) => length !== OWN && props.onChange(length)}
    />
  );
}

function Named(props: { name: string; takes: readonly string[] }): JSX.Element {
  return (
    <>
      {props.name}
      {props.takes.map((line) => (
        <small class={styles.takes}> {line}</small>
      ))}
    </>
  );
}
