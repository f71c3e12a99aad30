// The button that shares the moment at which a film stands: the slip comes when it is asked for.

import { createSignal, type JSX, lazy, Show, Suspense } from "solid-js";
import { Icon } from "../../kit/ui/Icon";
import { usePlayer } from "./player";
import styles from "./ShareButton.module.css";
import { r } from "./words";

const ShareSlip = lazy(async () => {
  const [slip, { loadWords }] = await Promise.all([import("../share/ShareSlip"), import("../share/words")]);
  await loadWords();
  return slip;
});

/** Not where somebody else shows it. */
export default function ShareButton(): JSX.Element {
  const player = usePlayer();
  const [open, setOpen] = createSignal(false);
  const share = (): void => {
    player.stand();
    setOpen(true);
  };
  return (
    <Show when={player.match} keyed>
      {(match) => (
        <>
          <button type="button" class={styles.share} aria-label={r().share} title={r().share} onClick={share}>
            <Icon name="share" />
            <span>{r().share}</span>
          </button>
          <Show when={open()}>
            <Suspense>
              <ShareSlip match={match} onClose={() => setOpen(false)} />
            </Suspense>
          </Show>
        </>
      )}
    </Show>
  );
}
