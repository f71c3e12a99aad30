// The button that tells what a round was like for the seat from which one looks: a slip over the film.

import { createSignal, type JSX, lazy, Show, Suspense } from "solid-js";
import { Icon } from "../../kit/ui/Icon";
import styles from "./Bar.module.css";
import { usePlayer } from "./player";
import { r } from "./words";

const ReviewSlip = lazy(() => import("./ReviewSlip"));

/** Of the whole table nobody has a view of their own. Where somebody shows a film, it is theirs. */
export default function ReviewButton(): JSX.Element {
  const { review, view, owner } = usePlayer();
  const [open, setOpen] = createSignal(false);
  const seat = () => owner ?? view();
  return (
    <Show when={seat() !== null && review()}>
      {(told) => (
        <>
          <button
            type="button"
            class={styles.like}
            aria-label={r().review}
            title={r().review}
            onClick={() => setOpen(true)}
          >
            <Icon name="bulb" />
            <span>{r().review}</span>
          </button>
          <Show when={open()}>
            <Suspense>
              <ReviewSlip review={told()} seat={seat() ?? 0} onClose={() => setOpen(false)} />
            </Suspense>
          </Show>
        </>
      )}
    </Show>
  );
}
