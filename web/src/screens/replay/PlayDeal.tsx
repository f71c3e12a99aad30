// The ways from a film to a table of one's own, where its deal is played once more: in the bar, and where it ends.

import { createMemo, createSignal, type JSX, lazy, Show, Suspense } from "solid-js";
import { Button } from "../../kit/ui/Button";
import { Icon } from "../../kit/ui/Icon";
import { a } from "../again/words";
import bar from "./Bar.module.css";
import styles from "./PlayDeal.module.css";
import { usePlayer } from "./player";

const PlayDealSlip = lazy(() => import("./PlayDealSlip"));

export function PlayDealButton(): JSX.Element {
  const { again } = usePlayer();
  return (
    <Show when={again}>
      <WithSlip>
        {(open) => (
          <button type="button" class={bar.like} aria-label={a().play} title={a().play} onClick={open}>
            <Icon name="retry" />
            <span>{a().play}</span>
          </button>
        )}
      </WithSlip>
    </Show>
  );
}

/** When all has been seen. */
export function PlayDealOffer(): JSX.Element {
  const { again, at, runs, marks } = usePlayer();
  const atEnd = createMemo(() => at() >= marks.end && !runs());
  return (
    <Show when={again && atEnd()}>
      <div class={styles.offer}>
        <WithSlip>
          {(open) => (
            <Button variant="main" onPress={open}>
              {a().play}
            </Button>
          )}
        </WithSlip>
      </div>
    </Show>
  );
}

function WithSlip(props: { children: (open: () => void) => JSX.Element }): JSX.Element {
  const [open, setOpen] = createSignal(false);
  return (
    <>
      {props.children(() => setOpen(true))}
      <Show when={open()}>
        <Suspense>
          <PlayDealSlip onClose={() => setOpen(false)} />
        </Suspense>
      </Show>
    </>
  );
}
