// The field of one option: what it is about, its values in words, and which of them is the official one.

import { type JSX, Match, Show, Switch } from "solid-js";
import { Dynamic } from "solid-js/web";
import { Choice, type ChoiceOption } from "../../../kit/ui/Choice";
import { Field } from "../../../kit/ui/Field";
import { Switch as Lever } from "../../../kit/ui/Switch";
import type { OptionCard } from "../../../net/wireRest";
import type { OptionWords } from "../../../table/game";
import { t } from "../../../words/words";
import { useTable } from "../view";
import { BySeat } from "./BySeat";
import styles from "./OptionField.module.css";
import { isOfficial, rangeOf, type Value } from "./options";
import { Stepper } from "./Stepper";

export interface OptionFieldProps {
  option: OptionCard;
  value: Value;
  mayChange: boolean;
  onChange: (value: Value) => void;
}

export function OptionField(props: OptionFieldProps): JSX.Element {
  const { game, players } = useTable();
  const words = (): OptionWords =>
    game().words().options[props.option.name] ?? { name: props.option.name, about: props.option.does };
  const official = () => isOfficial(props.option, props.value);
  const is = (kind: OptionCard["kind"]) => props.option.kind === kind;
  return (
    <div class={styles.option} data-test={`option-${props.option.name}`}>
      <Show when={!is("switch")}>
        <p class={styles.name}>{words().name}</p>
        <p class={styles.about}>{words().about}</p>
      </Show>
      <Switch>
        <Match when={game().options?.fields?.[props.option.name]}>
          {(own) => (
            <Dynamic
              component={own()}
              words={words()}
              value={props.value}
              players={players().length}
              disabled={!props.mayChange}
              onChange={props.onChange}
            />
          )}
        </Match>
        <Match when={is("switch")}>
          <Lever
            label={words().name}
            hint={words().about}
            checked={props.value === true}
            disabled={!props.mayChange}
            onChange={props.onChange}
          />
        </Match>
        <Match when={is("choice")}>
          <OneOf {...props} words={words()} />
        </Match>
        <Match when={is("number")}>
          <Stepper
            label={words().name}
            value={Number(props.value)}
            {...rangeOf(props.option)}
            disabled={!props.mayChange}
            onChange={props.onChange}
          />
        </Match>
        <Match when={is("by_seat")}>
          <BySeat
            label={words().name}
            value={props.value as number[] | null}
            {...rangeOf(props.option)}
            disabled={!props.mayChange}
            onChange={props.onChange}
          />
        </Match>
        <Match when={is("text")}>
          <Field
            label={words().name}
            value={String(props.value)}
            disabled={!props.mayChange}
            onInput={props.onChange}
          />
        </Match>
      </Switch>
      <Show when={!official()}>
        <p class={styles.official}>{t().table.officialIs(inWords(props.option.official, words()))}</p>
      </Show>
    </div>
  );
}

function OneOf(props: OptionFieldProps & { words: OptionWords }): JSX.Element {
  const option = (value: string | number): ChoiceOption<string | number> => ({
    value,
    label: props.words.values?.[value] ?? value,
    hint: value === props.option.official ? t().table.official : undefined,
  });
  return (
    <Choice
      label={props.words.name}
      labelHidden
      value={props.value as string | number}
      options={(props.option.values ?? []).map(option)}
      disabled={!props.mayChange}
      onChange={props.onChange}
    />
  );
}

function inWords(value: Value, words: OptionWords): string {
  if (value === null) return t().table.evenly;
  if (typeof value === "boolean") return value ? t().common.on : t().common.off;
  return words.values?.[String(value)] ?? String(value);
}
