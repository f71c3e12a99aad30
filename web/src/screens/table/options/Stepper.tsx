// A stepper is a number with a step up and a step down; large ones go by five and ten.

import type { JSX } from "solid-js";
import { IconButton } from "../../../kit/ui/IconButton";
import { t } from "../../../words/words";
import styles from "./Stepper.module.css";

export interface StepperProps {
  label: string;
  value: number;
  from: number;
  to: number;
  disabled: boolean;
  onChange: (value: number) => void;
}

export function Stepper(props: StepperProps): JSX.Element {
  const step = () => (props.to > 100 ? 10 : 1);
  const to = (value: number): void => {
    const within = Math.min(props.to, Math.max(props.from, Math.round(value)));
    if (Number.isFinite(within) && within !== props.value) props.onChange(within);
  };
  return (
    <fieldset class={styles.stepper} aria-label={props.label}>
      <IconButton
        icon="minus"
        label={t().table.fewer(props.label)}
        disabled={props.disabled || props.value <= props.from}
        onPress={() => to(props.value - step())}
      />
      <input
        class={styles.value}
        type="number"
        inputMode="numeric"
        aria-label={props.label}
        value={props.value}
        min={props.from}
        max={props.to}
        disabled={props.disabled}
        onChange={(event) => {
          to(event.currentTarget.valueAsNumber);
          event.currentTarget.value = String(props.value);
        }}
      />
      <IconButton
        icon="plus"
        label={t().table.more(props.label)}
        disabled={props.disabled || props.value >= props.to}
        onPress={() => to(props.value + step())}
      />
    </fieldset>
  );
}
