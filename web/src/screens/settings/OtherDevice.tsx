// The way to another device, with one's seats.

import { createSignal, type JSX, Show } from "solid-js";
import { classes } from "../../kit/classes";
import { Button } from "../../kit/ui/Button";
import { Dialog } from "../../kit/ui/Dialog";
import { Field } from "../../kit/ui/Field";
import { toast } from "../../kit/ui/Toast";
import { keepSecret, keysFor } from "../../settings";
import { t } from "../../words/words";
import { copyText } from "../invite/copy";
import { Qr } from "../invite/Qr";
import paper from "../shell/Paper.module.css";
import styles from "./OtherDevice.module.css";
import { linkWith, readSecret, takeArrived } from "./secret";

export function OtherDevice(): JSX.Element {
  const [secret, setSecret] = createSignal(keysFor("").secret);
  const [shown, setShown] = createSignal(false);
  const take = (taken: string): void => {
    keepSecret(taken);
    setSecret(taken);
    toast(t().settings.secretTaken, "good");
  };
  return (
    <section class={classes(paper.paper, styles.device)}>
      <h2>{t().settings.device}</h2>
      <p>{t().settings.deviceAbout}</p>
      <Show when={secret()} fallback={<p class={styles.none}>{t().settings.noSecret}</p>}>
        <Button onPress={() => setShown((before) => !before)}>
          {shown() ? t().settings.hideSecret : t().settings.showSecret}
        </Button>
        <Show when={shown()}>
          <Shown secret={secret()} />
        </Show>
      </Show>
      <Take onTaken={take} />
      <Arrived onTaken={take} />
    </section>
  );
}

function Shown(props: { secret: string }): JSX.Element {
  const copy = async (): Promise<void> => {
    if (await copyText(props.secret)) toast(t().settings.secretCopied, "good");
    else toast(t().invite.copyByHand);
  };
  return (
    <div class={styles.shown}>
      <div class={styles.qr}>
        <Qr text={linkWith(props.secret)} label={t().settings.secretScan} />
      </div>
      <Field label={t().settings.secret} value={props.secret} readOnly onInput={() => undefined} />
      <Button onPress={() => void copy()}>{t().settings.copySecret}</Button>
    </div>
  );
}

function Take(props: { onTaken: (secret: string) => void }): JSX.Element {
  const [typed, setTyped] = createSignal("");
  const [wrong, setWrong] = createSignal(false);
  const take = (event: SubmitEvent): void => {
    event.preventDefault();
    const secret = readSecret(typed());
    setWrong(!secret);
    if (!secret) return;
    setTyped("");
    props.onTaken(secret);
  };
  return (
    <form class={styles.take} onSubmit={take}>
      <Field
        label={t().settings.takeSecret}
        value={typed()}
        error={wrong() ? t().settings.takeSecretBad : undefined}
        onInput={setTyped}
      />
      <Button type="submit" disabled={!typed()}>
        {t().settings.takeSecretButton}
      </Button>
    </form>
  );
}

/** Somebody followed a link with a secret in it. Perhaps it is not theirs. */
function Arrived(props: { onTaken: (secret: string) => void }): JSX.Element {
  const [arrived, setArrived] = createSignal(takeArrived());
  const yes = (secret: string): void => {
    setArrived(null);
    props.onTaken(secret);
  };
  return (
    <Dialog
      open={arrived() !== null}
      title={t().settings.secretArrived}
      closeLabel={t().common.close}
      onClose={() => setArrived(null)}
    >
      <Show when={arrived()}>
        {(secret) => (
          <div class={styles.take}>
            <p>{t().settings.secretArrivedAbout}</p>
            <Button variant="main" onPress={() => yes(secret())}>
              {t().settings.secretArrivedYes}
            </Button>
            <Button variant="quiet" onPress={() => setArrived(null)}>
              {t().settings.secretArrivedNo}
            </Button>
          </div>
        )}
      </Show>
    </Dialog>
  );
}
