// The ways from a film to a table of one's own, where its deal is played once more: in the bar, and where it ends.

import { createMemo, type JSX, lazy, Show, Suspense } from "solid-js";
import { Button } from "../../kit/ui/Button";
import { Icon } from "../../kit/ui/Icon";
import { a } from "../again/words";
import bar from "./Bar.module.css";
import styles from "./PlayDeal.module.css";
import { usePlayer } from "./player";

const PlayDealSlip = lazy(() => import("./PlayDealSlip"));

export function PlayDealButton(): JSX.Element {
  const { again, askForDeal } = usePlayer();
  return (
    <Show when={again}>
      <button
        type="button"
        class={bar.deal}
        aria-label={a().play}
        title={a().play}
        onClick={() => askForDeal(true)}
      >
        <Icon name="retry" />
        <span>{a().play}</span>
      </button>
    </Show>
  );
}

/** When all has been seen; and the slip, from wherever one asks for it. */
export function PlayDeal(): JSX.Element {
  const { again, at, runs, marks, asksForDeal, askForDeal } = usePlayer();
  const atEnd = createMemo(() => at() >= marks.end && !runs());
  return (
    <Show when={again}>
      <Show when={atEnd()}>
        <div class={styles.offer}>
          <Button variant="main" onPress={() => askForDeal(true)}>
            {a().play}
          </Button>
        </div>
      </Show>
      <Show when={asksForDeal()}>
        <Suspense>
          <PlayDealSlip onClose={() => askForDeal(false)} />
        </Suspense>
      </Show>
    </Show>
  );
}
