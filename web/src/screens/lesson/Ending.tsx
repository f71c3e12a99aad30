// The ending of a lesson: it is over, now play.

import { type JSX, onMount, Show } from "solid-js";
import { hasManual, titleOf } from "../../games/games";
import { Button } from "../../kit/ui/Button";
import type { GameName } from "../../net/wire";
import { leaveFor } from "../../router";
import { t } from "../../words/words";
import { busy, play } from "../home/start";
import { Link } from "../shell/Link";
import styles from "./Ending.module.css";
import { l } from "./words";

export function Ending(props: { game: GameName; again: () => void; table: string | null }): JSX.Element {
  let title!: HTMLHeadingElement;
  onMount(() => title.focus({ preventScroll: true }));
  return (
    <section class={styles.ending} data-test="lesson-over">
      <h2 ref={title} tabIndex={-1}>
        {l().end.title}
      </h2>
      <p>{l().end.about}</p>
      <div class={styles.ways}>
        <Show when={!props.table} fallback={<ToTable path={props.table ?? ""} />}>
          <Button
            variant="main"
            label={t().home.playNowWith(titleOf(props.game))}
            disabled={busy()}
            onPress={() => play(props.game, true)}
          >
            {t().home.playNow}
          </Button>
        </Show>
        <Button onPress={() => props.again()}>{l().end.again}</Button>
      </div>
      <p class={styles.links}>
        <Show when={hasManual(props.game)}>
          <Link to={`/rules/${props.game}`}>{t().home.rulesOf(titleOf(props.game))}</Link>
        </Show>
        <Link to="/">{l().end.home}</Link>
      </p>
    </section>
  );
}

function ToTable(props: { path: string }): JSX.Element {
  return (
    <Button variant="main" onPress={() => leaveFor(props.path)}>
      {l().end.table}
    </Button>
  );
}
