// The foot of the page between rounds, under the thumb: say that one is ready, then wait for the others.

import { type JSX, Match, Show, Switch } from "solid-js";
import { Button } from "../../../kit/ui/Button";
import { t } from "../../../words/words";
import { ComingIn } from "../../seats/ComingIn";
import { maySitOut, Resting, sitOut, sitsOut } from "../../seats/Resting";
import { s } from "../../seats/words";
import { createCountdown } from "../createCountdown";
import { sayReady } from "../tableCommands";
import { useTable } from "../view";
import styles from "./ReadyFoot.module.css";

export function ReadyFoot(props: { label: string }): JSX.Element {
  const view = useTable();
  const { session, seat, match } = view;
  const ready = () => seat() !== null && match()?.ready?.includes(seat() ?? -1);
  const left = createCountdown(session, () => view.timer("next round"));
  return (
    <div class={styles.foot}>
      <Switch>
        <Match when={seat() === null}>
          <ComingIn />
        </Match>
        <Match when={sitsOut(view)}>
          <Resting />
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
          <Show when={maySitOut(view)}>
            <Button variant="quiet" class={styles.rest} onPress={() => sitOut(view, true)}>
              {s().rest.sitOut}
            </Button>
          </Show>
        </Match>
      </Switch>
      <Show when={left()}>{(seconds) => <p class={styles.soon}>{t().ready.soon(seconds())}</p>}</Show>
    </div>
  );
}
