// The notice of a lost line: nothing that is done would count. It is said at once, and again to who tries.

import { createEffect, createSignal, type JSX, on, onCleanup, onMount, Show } from "solid-js";
import { lessMotion } from "../../kit/preferences";
import { speak } from "../../kit/speak";
import { Spinner } from "../../kit/ui/Spinner";
import { toast } from "../../kit/ui/Toast";
import { t } from "../../words/words";
import { useTable } from "../table/view";
import styles from "./LostLine.module.css";
import { b } from "./words";

export function LostLine(): JSX.Element {
  const { session } = useTable();
  createEffect(on(session.online, (online) => online && toast(t().race.back, "good"), { defer: true }));
  return (
    <Show when={!session.online()}>
      <Banner />
    </Show>
  );
}

function Banner(): JSX.Element {
  const offline = createOffline();
  const said = (): string => (offline() ? b().line.offline : t().race.lostLine);
  let banner!: HTMLDivElement;
  const nudge = (event: Event): void => {
    if (!(event.target as Element).closest("main")) return;
    if (!lessMotion()) banner.animate({ scale: ["1", "1.06", "1"] }, 180);
    speak(said());
  };
  onMount(() => addEventListener("pointerdown", nudge));
  onCleanup(() => removeEventListener("pointerdown", nudge));
  return (
    <div ref={banner} class={styles.banner} role="alert" data-test="lost-line">
      <Spinner label="" class={styles.spinner} />
      {said()}
    </div>
  );
}

/** As the browser says: sooner than any line is missed. */
function createOffline(): () => boolean {
  const [offline, setOffline] = createSignal(!navigator.onLine);
  const look = (): void => {
    setOffline(!navigator.onLine);
  };
  addEventListener("online", look);
  addEventListener("offline", look);
  onCleanup(() => {
    removeEventListener("online", look);
    removeEventListener("offline", look);
  });
  return offline;
}
