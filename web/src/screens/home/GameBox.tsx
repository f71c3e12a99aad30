// A game as it stands on the shelf: its box, and the ways into it.

import { type JSX, Show } from "solid-js";
import { Dynamic } from "solid-js/web";
import { COVERS, hasLesson, hasManual, lineOf, titleOf } from "../../games/games";
import { Button } from "../../kit/ui/Button";
import { askGames } from "../../net/rest";
import type { GameName } from "../../net/wire";
import { t } from "../../words/words";
import { createOptionalAnswer } from "../optionalAnswer";
import { Link } from "../shell/Link";
import { BoxLength } from "./BoxLength";
import styles from "./GameBox.module.css";
import { busy, invite, play } from "./start";

export function GameBox(props: { game: GameName }): JSX.Element {
  const title = () => titleOf(props.game);
  const games = createOptionalAnswer(askGames);
  const card = () => games()?.find((game) => game.name === props.game);
  const seats = () => card()?.players;
  return (
    <article class={styles.box} data-test={`game-${props.game}`}>
      <button
        type="button"
        class={styles.cover}
        tabIndex={-1}
        aria-hidden="true"
        onClick={() => play(props.game)}
      >
        <Dynamic component={COVERS[props.game]} />
      </button>
      <div class={styles.words}>
        <h3 class={styles.title}>{title()}</h3>
        <p class={styles.line}>{lineOf(props.game)}</p>
        <p class={styles.more}>
          <Show when={seats()}>
            {(range) => <span class={styles.seats}>{t().home.seats(...range())}</span>}
          </Show>
          <Show when={card()}>{(found) => <BoxLength card={found()} />}</Show>
          <span class={styles.links}>
            <Show when={hasManual(props.game)}>
              <Link to={`/rules/${props.game}`} label={t().home.rulesOf(title())}>
                {t().home.rules}
              </Link>
            </Show>
            <Show when={hasLesson(props.game)}>
              <Link to={`/lesson/${props.game}`} label={t().home.lessonOf(title())}>
                {t().home.lesson}
              </Link>
            </Show>
          </span>
        </p>
      </div>
      <div class={styles.ways}>
        <Button
          variant="main"
          label={t().home.playNowWith(title())}
          disabled={busy()}
          onPress={() => play(props.game)}
        >
          {t().home.playNow}
        </Button>
        <Button label={t().home.inviteTo(title())} disabled={busy()} onPress={() => invite(props.game)}>
          {t().home.invite}
        </Button>
      </div>
    </article>
  );
}
