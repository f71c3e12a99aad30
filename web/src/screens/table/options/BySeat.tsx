// The field for an option that is a number for each seat, or the same for all.

import { For, type JSX, Show } from "solid-js";
import { Choice } from "../../../kit/ui/Choice";
import { t } from "../../../words/words";
import { useTable } from "../view";
import styles from "./BySeat.module.css";
import { bySeat } from "./options";
import { Stepper } from "./Stepper";

export interface BySeatProps {
  label: string;
  value: number[] | null;
  from: number;
  to: number;
  disabled: boolean;
  onChange: (value: number[] | null) => void;
}

export function BySeat(props: BySeatProps): JSX.Element {
  const { players, nameOf } = useTable();
  const shown = () => bySeat(props.value ?? [], players().length, props) ?? [];
  const set = (seat: number, value: number): void =>
    props.onChange(shown().map((before, other) => (other === seat ? value : before)));
  return (
    <div class={styles.seats}>
      <Choice
        label={props.label}
        labelHidden
        value={props.value === null}
        options={[
          { value: true, label: t().table.evenly },
          { value: false, label: t().table.evenlyNot },
        ]}
        disabled={props.disabled}
        onChange={(same) => props.onChange(same ? null : shown())}
      />
      <Show when={props.value}>
        <For each={players()}>
          {(_, seat) => (
            <div class={styles.seat}>
              <span>{nameOf(seat())}</span>
              <Stepper
                label={nameOf(seat())}
                value={shown()[seat()] ?? props.from}
                from={props.from}
                to={props.to}
                disabled={props.disabled}
                onChange={(value) => set(seat(), value)}
              />
            </div>
          )}
        </For>
      </Show>
    </div>
  );
}
