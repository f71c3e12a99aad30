// The form for the code that a television shows, typed by the host.

import { createSignal, type JSX, onMount } from "solid-js";
import { Button } from "../../kit/ui/Button";
import { Field } from "../../kit/ui/Field";
import { isWhole, typedCode } from "../code";
import { letTelevisionIn } from "./letTelevisionIn";
import styles from "./TvForm.module.css";
import { WithWords } from "./WithWords";
import { p } from "./words";

export default function TvForm(props: { code: string }): JSX.Element {
  return (
    <WithWords>
      <Form code={props.code} />
    </WithWords>
  );
}

function Form(props: { code: string }): JSX.Element {
  const [screen, setScreen] = createSignal("");
  const [busy, setBusy] = createSignal(false);
  let form!: HTMLFormElement;
  onMount(() => comeIntoSight(form));
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    if (await letTelevisionIn(screen(), props.code)) setScreen("");
    setBusy(false);
  };
  return (
    <form ref={form} class={styles.form} onSubmit={(event) => void submit(event)}>
      <p>{p().open(`${location.host}/tv`)}</p>
      <Field code label={p().field} value={screen()} onInput={(text) => setScreen(typedCode(text))} />
      <Button type="submit" disabled={!isWhole(screen()) || busy()}>
        {p().show}
      </Button>
    </form>
  );
}

/** With what it unfolds from: its words may have come after that was opened. In a dialog all is in sight. */
function comeIntoSight(form: HTMLFormElement): void {
  if (!form.closest("dialog")) form.closest("details[open]")?.scrollIntoView({ block: "nearest" });
}
