// The slip that asks a guest for a name in passing. It stops nobody, and goes away with a tap.

import { createSignal, createUniqueId, type JSX, Show } from "solid-js";
import { Button } from "../../kit/ui/Button";
import { IconButton } from "../../kit/ui/IconButton";
import { choose, settings } from "../../settings";
import { t } from "../../words/words";
import { errorOf, isReadable, LONGEST_NAME } from "../name";
import { useTable } from "../table/view";
import styles from "./NameSlip.module.css";
import { nameHere, rename } from "./naming";
import { s } from "./words";

const [declined, setDeclined] = createSignal(false);

export function isNameless(): boolean {
  return !isReadable(settings().name) && !declined();
}

export function NameSlip(): JSX.Element {
  const view = useTable();
  return (
    <Show when={isNameless() && nameHere(view) !== null}>
      <Slip />
    </Show>
  );
}

function Slip(): JSX.Element {
  const view = useTable();
  const id = createUniqueId();
  const [typed, setTyped] = createSignal("");
  const [wrong, setWrong] = createSignal<string | null>(null);
  const said = () => errorOf(typed()) ?? wrong() ?? undefined;
  const take = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const name = typed().trim();
    const error = await rename(view, name);
    setWrong(error);
    if (!error) choose({ name });
  };
  return (
    <form class={styles.slip} data-test="name-slip" onSubmit={(event) => void take(event)}>
      <label class={styles.label} for={id}>
        {s().name.ask}
      </label>
      <input
        id={id}
        class={styles.input}
        value={typed()}
        maxLength={LONGEST_NAME}
        placeholder={nameHere(view) ?? ""}
        autocomplete="nickname"
        enterkeyhint="done"
        aria-invalid={said() ? "true" : undefined}
        aria-describedby={said() ? `${id}-about` : undefined}
        onInput={(event) => {
          setTyped(event.currentTarget.value);
          setWrong(null);
        }}
      />
      <Button type="submit" class={styles.save} disabled={!isReadable(typed())}>
        {s().name.itIs}
      </Button>
      <IconButton icon="close" label={t().table.notNow} onPress={() => setDeclined(true)} />
      <Show when={said()}>
        {(error) => (
          <p id={`${id}-about`} class={styles.error} role="alert">
            {error()}
          </p>
        )}
      </Show>
    </form>
  );
}
