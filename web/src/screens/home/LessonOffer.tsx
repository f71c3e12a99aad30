// The offer of the lesson to a newcomer, once: it is gone when it was taken, declined, or when a round was won without
// it.

import { type JSX, Show } from "solid-js";
import { done, firstSteps } from "../../firstSteps";
import { GAMES, hasLesson, titleOf } from "../../games/games";
import { Button } from "../../kit/ui/Button";
import { go } from "../../router";
import { t } from "../../words/words";
import styles from "./LessonOffer.module.css";

export interface LessonOfferProps {
  /** The first game that has a lesson, if none is said. */
  game?: string;
  /** The table that one comes back to. */
  code?: string;
}

export function LessonOffer(props: LessonOfferProps): JSX.Element {
  const game = () => props.game ?? GAMES.find(hasLesson) ?? "";
  return (
    <Show when={isOffered() && game()}>
      <aside class={styles.offer} data-test="lesson-offer" aria-label={t().home.offer}>
        <p class={styles.words}>
          <strong class={styles.title}>{t().home.offer}</strong> {t().home.offerAbout}
        </p>
        <div class={styles.ways}>
          <Button onPress={() => go(lessonOf(game(), props.code))}>
            {props.code ? t().home.lesson : t().lesson.title(titleOf(game()))}
          </Button>
          <Button variant="quiet" onPress={() => done("lesson")}>
            {t().home.offerDecline}
          </Button>
        </div>
      </aside>
    </Show>
  );
}

export function isOffered(): boolean {
  return !firstSteps().lesson && !firstSteps().won;
}

/** The table that one comes back to stands behind the #. */
export function lessonOf(game: string, code?: string): string {
  return code ? `/lesson/${game}#${code}` : `/lesson/${game}`;
}
