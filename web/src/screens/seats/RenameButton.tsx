// The button at the own seat to be called something else, which everybody sees at once.

import { createEffect, createSignal, type JSX } from "solid-js";
import { Button } from "../../kit/ui/Button";
import { Dialog } from "../../kit/ui/Dialog";
import { Field } from "../../kit/ui/Field";
import { IconButton } from "../../kit/ui/IconButton";
import { choose } from "../../settings";
import { t } from "../../words/words";
import { errorOf, LONGEST_NAME } from "../name";
import { useTable } from "../table/view";
import { nameHere, rename } from "./naming";
import styles from "./RenameButton.module.css";
import { s } from "./words";

export function RenameButton(): JSX.Element {
  const view = useTable();
  const [open, setOpen] = createSignal(false);
  const [typed, setTyped] = createSignal("");
  const [wrong, setWrong] = createSignal<string>();
  let input: HTMLInputElement | undefined;
  createEffect(() => {
    if (open()) input?.select();
  });
  const begin = (): void => {
    setTyped(nameHere(view) ?? "");
    setWrong(undefined);
    setOpen(true);
  };
  const save = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const name = typed().trim();
    const error = await rename(view, name);
    setWrong(error ?? undefined);
    if (error) return;
    choose({ name });
    setOpen(false);
  };
  return (
    <>
      <IconButton icon="pencil" label={s().name.change} onPress={begin} />
      <Dialog
        open={open()}
        title={s().name.title}
        closeLabel={t().common.close}
        onClose={() => setOpen(false)}
      >
        <form class={styles.form} onSubmit={(event) => void save(event)}>
          <Field
            label={t().settings.name}
            hint={t().settings.nameHint}
            value={typed()}
            maxLength={LONGEST_NAME}
            error={wrong() ?? errorOf(typed())}
            autocomplete="nickname"
            ref={(element) => {
              input = element;
            }}
            onInput={(name) => {
              setTyped(name);
              setWrong(undefined);
            }}
          />
          <Button variant="main" type="submit">
            {s().name.save}
          </Button>
        </form>
      </Dialog>
    </>
  );
}
