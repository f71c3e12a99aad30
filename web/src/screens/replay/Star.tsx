// The star of the round that is looked at, as soon as it is known that it is one of mine.

import { createSignal, type JSX, lazy, Show, Suspense } from "solid-js";
import styles from "./Bar.module.css";
import { usePlayer } from "./player";

const StarButton = lazy(async () => {
  const [{ StarButton: button }, { loadWords }] = await Promise.all([
    import("../stars/StarButton"),
    import("../stars/words"),
  ]);
  await loadWords();
  return { default: button };
});

export function Star(): JSX.Element {
  const { match, film, mine } = usePlayer();
  const [changed, setChanged] = createSignal<boolean>();
  const starred = () => changed() ?? mine()?.starred_rounds?.includes(film.round) ?? false;
  return (
    <Show when={mine()}>
      <Suspense>
        <StarButton
          match={match}
          round={film.round}
          starred={starred()}
          class={styles.star}
          onChange={setChanged}
        />
      </Suspense>
    </Show>
  );
}
