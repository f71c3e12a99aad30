// Under the thumb between rounds: say that one is ready, then wait for the others.

import { type JSX, Match, Show, Switch } from "solid-js";
import { Button } from "../../kit/ui/Button";
import { t } from "../../words/words";
import { createCountdown } from "./createCountdown";
import styles from "./ReadyFoot.module.css";
import { sayReady } from "./tableCommands";
import { useTable } from "./view";

export function ReadyFoot(props: { label: string }): JSX.Element {
  const view = useTable();
  const { session, seat, match } = view;
  const ready = () => seat() !== null && match()?.ready?.includes(seat() ?? -1);
  const left = createCountdown(session, () => view.timer("next round"));
  return (
    <div class={styles.foot}>
      <Switch>
        <Match when={seat() === null}>
          <p>{t().ready.watching}</p>
        </Match>
        <Match when={ready()}>
          <p>{t().ready.done}</p>
        </Match>
        <Match when={true}>
          <Button
            variant="main"
            class={styles.button}
            disabled={!match()?.seed_hash}
            onPress={() => sayReady(session)}
          >
            {props.label}
          </Button>
        </Match>
      </Switch>
      <Show when={left()}>{(seconds) => <p class={styles.soon}>{t().ready.soon(seconds())}</p>}</Show>
    </div>
  );
}
