// The slip at the end of a film that somebody shares: what the round was like for them, and the way to a race of
// one's own.

import { createMemo, createSignal, type JSX, lazy, Show, Suspense } from "solid-js";
import { titleOf } from "../../games/games";
import { Button } from "../../kit/ui/Button";
import { IconButton } from "../../kit/ui/IconButton";
import type { ReviewTold } from "../../net/films";
import { t } from "../../words/words";
import { a } from "../again/words";
import { busy, play } from "../home/start";
import { createOptionalAnswer } from "../optionalAnswer";
import { usePlayer } from "../replay/player";
import { reviewedOf } from "../replay/reviewedOf";
import { r } from "../replay/words";
import styles from "./Farewell.module.css";
import { sh } from "./words";

const Figures = lazy(async () => {
  const [{ Figures }, { loadWords }] = await Promise.all([
    import("../review/Figures"),
    import("../review/words"),
  ]);
  await loadWords();
  return { default: Figures };
});

export function Farewell(): JSX.Element {
  const player = usePlayer();
  const { film, marks, at, signal, seek, toggle } = player;
  const [closed, setClosed] = createSignal(false);
  const isOver = createMemo(() => at() >= marks.end);
  const again = (): void => {
    seek(signal);
    toggle();
  };
  return (
    <Show when={isOver() && !closed()}>
      <section class={styles.slip} aria-label={sh().shown.over} data-test="farewell">
        <header class={styles.head}>
          <h2 aria-live="polite">{sh().shown.over}</h2>
          <IconButton icon="close" label={r().close} onPress={() => setClosed(true)} />
        </header>
        <Show when={player.review()}>{(told) => <Like review={told()} />}</Show>
        <div class={styles.ways}>
          <Button
            variant="main"
            label={t().home.playNowWith(titleOf(film.game))}
            disabled={busy()}
            onPress={() => play(film.game)}
          >
            {t().home.playNow}
          </Button>
          <Show when={player.again}>
            <Button onPress={() => player.askForDeal(true)}>{a().play}</Button>
          </Show>
          <Button onPress={again}>{sh().shown.again}</Button>
        </div>
      </section>
    </Show>
  );
}

function Like(props: { review: ReviewTold }): JSX.Element {
  const player = usePlayer();
  const seat = player.owner ?? 0;
  const par = createOptionalAnswer(player.askPar);
  const reviewed = () => reviewedOf(player, props.review, seat, par, player.see);
  return (
    <>
      <p class={styles.like}>{sh().shown.like(player.nameOf(seat))}</p>
      <Suspense>
        <Figures reviewed={reviewed()} />
      </Suspense>
    </>
  );
}
