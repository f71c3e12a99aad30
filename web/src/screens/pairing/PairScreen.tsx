// A television that knows no table yet: it shows a code, and looks whether a host has answered to it.

import { createResource, createSignal, type JSX, onCleanup, Show } from "solid-js";
import { Wordmark } from "../../kit/Wordmark";
import { askForScreen, Failed, lookAtScreen } from "../../net/rest";
import type { ScreenCode } from "../../net/wireRest";
import { go } from "../../router";
import { keep } from "../../settings";
import { t } from "../../words/words";
import { spaced } from "../code";
import { Qr } from "../invite/Qr";
import { Heading } from "../shell/Heading";
import { Waiting } from "../shell/Waiting";
import { passOf } from "../tv/pass";
import styles from "./PairScreen.module.css";
import { WithWords } from "./WithWords";
import { p } from "./words";

const LOOK_MS = 2000;

export default function PairScreen(): JSX.Element {
  const [shown, setShown] = createSignal<ScreenCode | null>(null);
  const [lost, setLost] = createSignal(false);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let over = false;
  const goOn = async (): Promise<void> => {
    try {
      await step(shown(), setShown);
      setLost(false);
    } catch {
      setLost(true);
    }
    if (!over) timer = setTimeout(() => void goOn(), LOOK_MS);
  };
  createResource(goOn);
  onCleanup(() => {
    over = true;
    clearTimeout(timer);
  });
  return (
    <WithWords>
      <Show when={shown()} fallback={<Waiting />}>
        {(found) => <Shown code={found().code} lost={lost()} />}
      </Show>
    </WithWords>
  );
}

/** A code, if there is none; and the way to the table, if a host has answered. */
async function step(shown: ScreenCode | null, setShown: (code: ScreenCode | null) => void): Promise<void> {
  if (!shown) {
    setShown(await askForScreen());
    return;
  }
  try {
    const { table, token } = await lookAtScreen({ token: shown.token });
    if (!table || !token) return;
    keep(passOf(table), { token, secret: "" });
    go(`/screen/${table}`, true);
  } catch (error) {
    if (!(error instanceof Failed) || error.word !== "unknown_screen") throw error;
    setShown(await askForScreen());
  }
}

function Shown(props: { code: string; lost: boolean }): JSX.Element {
  const link = () => `${location.origin}/tv/${props.code}`;
  return (
    <main class={styles.pair}>
      <div class={styles.words}>
        <Wordmark class={styles.mark} />
        <Heading class={styles.title}>{p().title}</Heading>
        <p>{p().scan}</p>
        <p>{p().type(t().invite.tv)}</p>
        <Show when={props.lost}>
          <p role="status">{t().race.lostLine}</p>
        </Show>
      </div>
      <div class={styles.ways}>
        <div class={styles.qr}>
          <Qr text={link()} label={p().qr} />
        </div>
        <strong class={styles.code} data-test="screen-code">
          {spaced(props.code)}
        </strong>
      </div>
    </main>
  );
}
