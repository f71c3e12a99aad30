// The form to join by a code that somebody said: it is read while one types, and what no code has is shown as what
// looks like it.

import { createSignal, type JSX } from "solid-js";
import { classes } from "../../kit/classes";
import { Button } from "../../kit/ui/Button";
import { Field } from "../../kit/ui/Field";
import { go } from "../../router";
import { t } from "../../words/words";
import { isTooLong, isWhole, typedCode } from "../code";
import paper from "../shell/Paper.module.css";
import styles from "./Join.module.css";

const FORM = "join";

/** Brings the field into sight, wherever it stands. */
export function askForCode(): void {
  document.querySelector<HTMLInputElement>(`#${FORM} input`)?.focus();
}

export function Join(): JSX.Element {
  const [code, setCode] = createSignal("");
  const complete = () => isWhole(code());
  let input: HTMLInputElement | undefined;
  const type = (text: string): void => {
    setCode(typedCode(text));
    if (input) input.value = code(); // also where what was typed was no letter of a code
  };
  const join = (event: SubmitEvent): void => {
    event.preventDefault();
    if (complete()) go(`/t/${code()}`);
  };
  return (
    <form id={FORM} class={classes(paper.paper, styles.join)} onSubmit={join}>
      <Field
        code
        ref={(element) => {
          input = element;
        }}
        label={t().home.join}
        hint={code() && !complete() ? t().home.codeHint : undefined}
        error={isTooLong(code()) ? t().home.codeTooLong : undefined}
        placeholder={t().home.codePlaceholder}
        value={code()}
        onInput={type}
      />
      <Button variant={complete() ? "main" : "plain"} type="submit" disabled={!complete()}>
        {t().home.joinButton}
      </Button>
    </form>
  );
}
