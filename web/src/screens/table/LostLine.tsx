import { createEffect, createSignal, type JSX, on, onCleanup, Show } from "solid-js";
import { Spinner } from "../../kit/ui/Spinner";
import { toast } from "../../kit/ui/Toast";
import { t } from "../../words/words";
import styles from "./LostLine.module.css";
import { useTable } from "./view";

const PATIENCE = 600; // what comes back this soon was hardly gone

export function LostLine(): JSX.Element {
  const { session } = useTable();
  const [shown, setShown] = createSignal(false);
  createEffect(
    on(session.online, (online) => {
      if (online && shown()) toast(t().race.back, "good");
      if (online) setShown(false);
      else {
        const timer = setTimeout(() => setShown(true), PATIENCE);
        onCleanup(() => clearTimeout(timer));
      }
    }),
  );
  return (
    <Show when={shown()}>
      <div class={styles.banner} role="alert" data-test="lost-line">
        <Spinner label="" class={styles.spinner} />
        {t().race.lostLine}
      </div>
    </Show>
  );
}
